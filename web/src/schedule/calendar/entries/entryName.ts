import type { CalendarEntry } from './calendarEntries.ts';
import type { ClockText } from '../dates/clockText.ts';
import { entryFacts } from './entryFacts.ts';

/** The accessible name of an entry. */
export function entryName(entry: CalendarEntry, clock: ClockText): string {
  const { title, detail, status, confirmed, places, openApplications, isRecurring } = entryFacts(entry);
  return [
    title,
    clock.dayRange(entry.startMs, entry.endMs),
    detail,
    status,
    `${confirmed} of ${places} confirmed`,
    openApplications > 0 ? `${openApplications} waiting` : null,
    isRecurring ? 'repeats' : null,
  ]
    .filter(Boolean)
    .join(', ');
}
