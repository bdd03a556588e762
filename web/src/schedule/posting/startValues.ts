import type { PickedPro } from '../../pros/search/ProPicker.tsx';
import { changeType } from './changeType.ts';
import type { PostableEvent, PostingSettings } from './postingChoices.ts';
import type { PostingChoice } from './postingSearch.ts';
import { emptyPosting, type PostingValues } from './postingValues.ts';

/** The gig, event and pro that the URL refers to. */
export interface Beginning {
  /** The content of the gig to post again. */
  readonly copied: Partial<PostingValues>;
  readonly event: PostableEvent | null;
  /** The pro to assign. */
  readonly pro: PickedPro | null;
}

/**
 * The initial values of the form.
 *
 * @param choice the values in the URL
 * @param today YYYY-MM-DD, in the time zone of the location
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
