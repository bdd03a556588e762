import { dateFormat } from '@brigade/domain/platform/time/dateFormat.ts';

// A plain date has no time zone, so it is formatted as UTC.
const day = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The first day of a week: "Nov 22". */
export function weekLabel(from: string): string {
  return day(Date.parse(from));
}
