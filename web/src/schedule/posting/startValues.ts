import { usualStart } from '@brigade/domain/schedule/posting/usualStart.ts';
import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { PickedPro } from '../../pros/search/ProPicker.tsx';
import { changeType } from './changeType.ts';
import type { PostableEvent, PostingSettings } from './postingChoices.ts';
import type { PostingChoice } from './postingSearch.ts';
import { emptyLine, emptyPosting, type PostingValues } from './postingValues.ts';

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
 * @param now in the time zone of the location
 */
export function startValues(
  choice: PostingChoice,
  now: Temporal.ZonedDateTime,
  { isAutoSelectEnabled, areCertificationsRequired }: PostingSettings,
  { copied, event, pro }: Beginning,
): PostingValues {
  const [line = emptyLine('line-1')] = copied.lines ?? [];
  const { date, startTime, endTime } = usualStart(choice.times ?? line, choice.date, now);
  const single = {
    ...emptyPosting('single', date),
    isAutoSelectEnabled,
    areCertificationsRequired,
    ...copied,
    lines: [{ ...line, startTime, endTime }],
  };
  return {
    ...changeType(single, choice.type),
    eventName: choice.eventName,
    eventId: event?.id ?? '',
    pros: pro ? [pro] : [],
  };
}
