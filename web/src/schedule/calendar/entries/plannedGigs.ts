import type { BoardGig } from './boardGig.ts';
import type { CalendarEntry } from './calendarEntries.ts';

/** The gigs that take place: cancelled ones need no one. */
export function plannedGigs(entries: readonly CalendarEntry[]): readonly BoardGig[] {
  return entries.flatMap(({ gigs }) => gigs).filter(({ listStatus }) => listStatus !== 'CANCELLED');
}
