import { formatDay } from '../../platform/time/formatTime.ts';
import type { Temporal } from '../../platform/time/temporal.ts';
import type { NoticeLaw } from './noticeLaw.ts';
import type { PostingWarningCode } from './postingWarningCode.ts';

/** A warning about one shift, without its position in the form. */
export interface ShiftWarning {
  readonly code: PostingWarningCode;
  readonly message: string;
}

/** Below so many hours before the start, few pros can still say yes. */
const shortNoticeHours = 24;

/**
 * What there is to say about how soon a shift starts.
 *
 * @param law on notice that holds at the place; null for none
 */
export function noticeWarnings(
  start: Temporal.ZonedDateTime,
  law: NoticeLaw | null,
  now: Temporal.Instant,
): ShiftWarning[] {
  const instant = start.toInstant();
  const hours = now.until(instant).total('hours');
  const warnings: ShiftWarning[] = [];
  if (hours < shortNoticeHours) {
    warnings.push({
      code: 'STARTS_WITHIN_24_HOURS',
      message: 'This shift starts in less than 24 hours. Fewer pros can still say yes.',
    });
  }
  const days = now.toZonedDateTimeISO(start.timeZoneId).toPlainDate().until(start.toPlainDate()).days;
  if (law && days < law.days) {
    warnings.push({
      code: 'FAIR_NOTICE',
      message:
        `${formatDay(instant, start.timeZoneId, now)} is less than ${law.days} days away. ${law.name} asks many ` +
        `employers for that much notice (${law.source}). Check whether it applies to you.`,
    });
  }
  return warnings;
}
