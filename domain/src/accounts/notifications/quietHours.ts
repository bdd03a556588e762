import type { Temporal } from '../../platform/time/temporal.ts';

/** The hours of each day in which no text messages are sent. They are not sent later, either. */
export interface QuietHours {
  readonly isEnabled: boolean;
  /** "HH:mm" on the clock of the zone. */
  readonly start: string;
  /** "HH:mm"; of the next day when it is not behind the start, so that two equal times mean the whole day. */
  readonly end: string;
  /** The name of an IANA zone; null until someone has set it, and never quiet until then. */
  readonly timeZone: string | null;
}

/**
 * Whether a moment lies within the quiet hours: the first minute does, the last one does not. What counts is the clock
 * on the wall of the zone, on the days when it is moved too.
 */
export function isQuiet({ isEnabled, start, end, timeZone }: QuietHours, moment: Temporal.Instant): boolean {
  if (!isEnabled || timeZone === null) return false;
  const time = moment.toZonedDateTimeISO(timeZone).toPlainTime().toString({ smallestUnit: 'minute' });
  // Strings in this format sort like the times they represent.
  return start < end ? start <= time && time < end : start <= time || time < end;
}
