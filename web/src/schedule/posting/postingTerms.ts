import type { PostingValues } from './postingValues.ts';

/** What holds for every shift of a posting, as far as its cost follows from it. */
export interface PostingTerms {
  readonly type: 'MARKETPLACE' | 'NETWORK' | 'PRIVATE_DIRECT_OFFER';
  /** Null: as the location usually does. */
  readonly employmentType: PostingValues['employmentType'];
  readonly isBackgroundCheckRequired: boolean;
}

/** The terms in the form. An assignment is offered only to the pros it names. */
export function postingTerms({
  type,
  gigType,
  employmentType,
  isBackgroundCheckRequired,
}: PostingValues): PostingTerms {
  return {
    type: type === 'assign' ? 'PRIVATE_DIRECT_OFFER' : gigType,
    employmentType,
    isBackgroundCheckRequired,
  };
}
