import type { BoardGig } from './boardGig.ts';

/** One box on the calendar: a gig, or the gigs of an event that work at the same time. */
export interface CalendarEntry {
  /** Unique, and the same as long as the entry is. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly startMs: number;
  readonly endMs: number;
  /** At least one; several only of one event and at one time. */
  readonly gigs: readonly [BoardGig, ...BoardGig[]];
}

/** Makes boxes of gigs, in the order of their starts. Gigs of one shift of an event share theirs. */
export function calendarEntries(gigs: readonly BoardGig[]): readonly CalendarEntry[] {
  const groups = Map.groupBy(gigs, ({ id, event, startMs, endMs, listStatus }) =>
    // A cancelled gig is no part of the shift any more.
    event === null || listStatus === 'CANCELLED' ? id : `event ${event.databaseId} ${startMs} ${endMs}`,
  );
  return [...groups.values()].flatMap(entryOf).toSorted((one, other) => one.startMs - other.startMs);
}

/** The same with a box for each gig. */
export function separateEntries(gigs: readonly BoardGig[]): readonly CalendarEntry[] {
  return gigs.flatMap((gig) => entryOf([gig]));
}

function entryOf([first, ...others]: readonly BoardGig[]): CalendarEntry[] {
  if (!first) return [];
  return [
    {
      key: String(first.databaseId),
      startMs: first.startMs,
      endMs: first.endMs,
      gigs: [first, ...others],
    },
  ];
}
