import type { PlacesInDetail } from './coverage.ts';

/** What a gig adds to the matrix. */
export interface CoveredGig extends PlacesInDetail {
  /** The event shift or the day that it belongs to. */
  readonly columnId: string;
  /** The name of its skill. */
  readonly position: string;
}

/** The places of one position, column by column. */
interface CoverageRow {
  readonly position: string;
  /** One per column, in the same order. Null if it has no places for the position. */
  readonly cells: readonly (PlacesInDetail | null)[];
  readonly total: PlacesInDetail;
}

/** Where the places of an event or a period are taken: positions down, its shifts or days across. */
export interface CoverageMatrix {
  /** By the name of the position. */
  readonly rows: readonly CoverageRow[];
  /** All positions of each column. */
  readonly totals: readonly PlacesInDetail[];
  readonly total: PlacesInDetail;
}

/** Adds up gigs by position and column. */
export function coverageMatrix(columnIds: readonly string[], gigs: readonly CoveredGig[]): CoverageMatrix {
  const positions = [...new Set(gigs.map(({ position }) => position))].toSorted((one, other) =>
    one.localeCompare(other),
  );
  return {
    rows: positions.map((position) => {
      const own = gigs.filter((gig) => gig.position === position);
      const cells = columnIds.map((columnId) => {
        const there = own.filter((gig) => gig.columnId === columnId);
        return there.length > 0 ? sum(there) : null;
      });
      return { position, cells, total: sum(own) };
    }),
    totals: columnIds.map((columnId) => sum(gigs.filter((gig) => gig.columnId === columnId))),
    total: sum(gigs),
  };
}

function sum(all: readonly PlacesInDetail[]): PlacesInDetail {
  const of = (count: (one: PlacesInDetail) => number) => all.reduce((total, one) => total + count(one), 0);
  return {
    places: of(({ places }) => places),
    confirmed: of(({ confirmed }) => confirmed),
    selected: of(({ selected }) => selected),
    missing: of(({ missing }) => missing),
    offered: of(({ offered }) => offered),
    noShows: of(({ noShows }) => noShows),
  };
}
