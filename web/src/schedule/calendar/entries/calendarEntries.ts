import type { BoardGig } from './boardGig.ts';

/** An entry in the calendar: a gig, or gigs of one event with the same times. */
export interface CalendarEntry {
  /** Unique and stable. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly startMs: number;
  readonly endMs: number;
  /** The gigs of the entry, at least one. Several gigs have the same event and times. */
  readonly gigs: readonly [BoardGig, ...BoardGig[]];
}

/**
 * The entries of the gigs with these positions, or of all gigs if there are none. Every gig has its own entry while an
 * event is being built.
 */
export function visibleEntries(
  gigs: readonly BoardGig[],
  positions: readonly number[],
  isBuildingEvent: boolean,
): readonly CalendarEntry[] {
  const visible = gigs.filter(
    ({ skillDatabaseId }) => positions.length === 0 || positions.includes(skillDatabaseId),
  );
  return isBuildingEvent ? visible.flatMap((gig) => entryOf([gig])) : calendarEntries(visible);
}

/** Groups gigs into entries, ordered by start time. Gigs of the same event and times share an entry. */
function calendarEntries(gigs: readonly BoardGig[]): readonly CalendarEntry[] {
  const groups = Map.groupBy(gigs, ({ id, event, startMs, endMs, listStatus }) =>
    // A cancelled gig no longer belongs to the shift.
    event === null || listStatus === 'CANCELLED' ? id : `event ${event.databaseId} ${startMs} ${endMs}`,
  );
  return [...groups.values()].flatMap(entryOf).toSorted((one, other) => one.startMs - other.startMs);
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
