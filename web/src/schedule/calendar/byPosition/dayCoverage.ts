import type { PlacesInDetail } from '@brigade/domain/schedule/events/coverage.ts';
import { coverageMatrix } from '@brigade/domain/schedule/events/coverageMatrix.ts';
import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { dayAt } from '../dates/dayAt.ts';
import type { BoardGig } from '../entries/boardGig.ts';
import type { CalendarEntry } from '../entries/calendarEntries.ts';
import { plannedGigs } from '../entries/plannedGigs.ts';
import { takenPlaces } from '../../gigs/takenPlaces.ts';

/** A position on a day. */
export interface DayCell {
  readonly day: Temporal.PlainDate;
  /** Null without gigs. */
  readonly taken: PlacesInDetail | null;
  readonly gigs: readonly BoardGig[];
}

/** A position on all days. */
interface PositionRow {
  readonly position: string;
  readonly cells: readonly DayCell[];
  readonly total: PlacesInDetail;
  /** The last gig of the position, as an example for a further one. */
  readonly latest: BoardGig | null;
}

/** How the positions of a period are covered, day by day. */
export interface DayCoverage {
  readonly rows: readonly PositionRow[];
  readonly totals: readonly PlacesInDetail[];
  readonly total: PlacesInDetail;
}

/**
 * Adds up the places of gigs by position and by the day on which they start.
 *
 * @param zone the time zone of the location
 */
export function dayCoverage(
  entries: readonly CalendarEntry[],
  days: readonly Temporal.PlainDate[],
  zone: string,
): DayCoverage {
  const gigs = plannedGigs(entries)
    .map((gig) => ({
      gig,
      columnId: String(dayAt(gig.startMs, zone)),
      position: gig.skillName,
      ...takenPlaces(gig),
    }))
    // A shift of the night before the first day.
    .filter(({ columnId }) => days.some((day) => String(day) === columnId));
  const matrix = coverageMatrix(days.map(String), gigs);
  const byCell = Map.groupBy(gigs, ({ position, columnId }) => `${columnId} ${position}`);
  const rows = matrix.rows.map(({ position, cells, total }) => ({
    position,
    total,
    cells: days.map((day, index) => ({
      day,
      taken: cells[index] ?? null,
      gigs: (byCell.get(`${String(day)} ${position}`) ?? []).map(({ gig }) => gig),
    })),
    latest: gigs.findLast((one) => one.position === position)?.gig ?? null,
  }));
  return { rows, totals: matrix.totals, total: matrix.total };
}
