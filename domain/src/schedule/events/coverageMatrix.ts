import type { Places } from './coverage.ts';

/** What a gig adds to the matrix. */
export interface CoveredGig extends Places {
  /** The event shift or the day that it belongs to. */
  readonly columnId: string;
  /** The name of its skill. */
  readonly position: string;
}

/** The places of one position, column by column. */
export interface CoverageRow {
  readonly position: string;
  /** One per column, in the same order. Null if it has no places for the position. */
  readonly cells: readonly (Places | null)[];
  readonly total: Places;
}

/** Where the places of an event or a period are taken: positions down, its shifts or days across. */
export interface CoverageMatrix {
  /** By the name of the position. */
  readonly rows: readonly CoverageRow[];
  /** All positions of each column. */
  readonly totals: readonly Places[];
  readonly total: Places;
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

function sum(all: readonly Places[]): Places {
  return {
    places: all.reduce((total, { places }) => total + places, 0),
    confirmed: all.reduce((total, { confirmed }) => total + confirmed, 0),
  };
}
