import type { CalendarEntry } from './calendarEntries.ts';
import type { ClockText } from '../dates/clockText.ts';
import { entryFacts } from './entryFacts.ts';

/** The accessible name of an entry. */
export function entryName(entry: CalendarEntry, clock: ClockText): string {
  const facts = entryFacts(entry);
  const { title, detail, status, confirmed, places, selected, missing, openApplications, isRecurring } =
    facts;
  return [
    title,
    clock.dayRange(entry.startMs, entry.endMs),
    detail,
    status,
    `${confirmed} of ${places} confirmed`,
    selected > 0 ? `${selected} selected` : null,
    missing > 0 ? `${missing} not clocked in` : null,
    openApplications > 0 ? `${openApplications} waiting` : null,
    isRecurring ? 'repeats' : null,
  ]
    .filter(Boolean)
    .join(', ');
}
