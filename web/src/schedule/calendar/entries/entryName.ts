import { coverageText } from '@brigade/domain/schedule/events/coverage.ts';
import { slotText } from '@brigade/domain/schedule/gigs/slotCounts.ts';
import type { CalendarEntry } from './calendarEntries.ts';
import type { ClockText } from '../dates/clockText.ts';
import { entryFacts } from './entryFacts.ts';

/** The accessible name of an entry. */
export function entryName(entry: CalendarEntry, clock: ClockText): string {
  const facts = entryFacts(entry);
  const { title, detail, status, isCancelled, isOver, openApplications, isRecurring } = facts;
  return [
    title,
    clock.dayRange(entry.startMs, entry.endMs),
    detail,
    status,
    // A cancelled gig has no open places.
    isCancelled ? coverageText(facts) : slotText(facts, isOver),
    openApplications > 0 ? `${openApplications} waiting` : null,
    isRecurring ? 'repeats' : null,
  ]
    .filter(Boolean)
    .join(', ');
}
