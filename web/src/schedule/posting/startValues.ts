import type { PickedPro } from '../../pros/search/ProPicker.tsx';
import { changeType } from './changeType.ts';
import type { PostableEvent, PostingSettings } from './postingChoices.ts';
import type { PostingChoice } from './postingSearch.ts';
import { emptyPosting, type PostingValues } from '../../posting/postingValues.ts';

/** What the address names besides its own words. */
export interface Beginning {
  /** What a gig says that is posted again. */
  readonly copied: Partial<PostingValues>;
  readonly event: PostableEvent | null;
  /** Who is to get the shift. */
  readonly pro: PickedPro | null;
}

/**
 * What the form begins with.
 *
 * @param choice what the address fills in
 * @param today YYYY-MM-DD, at the place
 */
export function startValues(
  choice: PostingChoice,
  today: string,
  { isAutoSelectEnabled, areCertificationsRequired }: PostingSettings,
  { copied, event, pro }: Beginning,
): PostingValues {
  const single = {
    ...emptyPosting('single', choice.date ?? today),
    isAutoSelectEnabled,
    areCertificationsRequired,
    ...copied,
  };
  return {
    ...changeType(single, choice.type),
    eventName: choice.eventName,
    eventId: event?.id ?? '',
    pros: pro ? [pro] : [],
  };
}
