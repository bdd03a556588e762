import type { PostingValues } from '../../posting/postingValues.ts';

/** What holds for every shift of a posting, as far as its cost follows from it. */
export interface PostingTerms {
  readonly type: 'MARKETPLACE' | 'NETWORK' | 'PRIVATE_DIRECT_OFFER';
  /** Null: as the location usually does. */
  readonly employmentType: PostingValues['employmentType'];
  readonly isBackgroundCheckRequired: boolean;
}

/** The terms of what the form holds. An assignment is offered to nobody but those it names. */
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
