import type { Places } from './coverage.ts';

/** What a gig adds to the matrix. */
export interface CoveredGig extends Places {
  /** The event shift that it belongs to. */
  readonly shiftId: string;
  /** The name of its skill. */
  readonly position: string;
}

/** The places of one position, shift by shift. */
export interface CoverageRow {
  readonly position: string;
  /** One per shift, in the same order. Null if the shift has no places for the position. */
  readonly cells: readonly (Places | null)[];
  readonly total: Places;
}

/** Where an event has its places taken: positions down, shifts across. */
export interface CoverageMatrix {
  /** By the name of the position. */
  readonly rows: readonly CoverageRow[];
  /** All positions of each shift. */
  readonly totals: readonly Places[];
  readonly total: Places;
}

/** Adds up the gigs of an event by position and shift. */
export function coverageMatrix(shiftIds: readonly string[], gigs: readonly CoveredGig[]): CoverageMatrix {
  const positions = [...new Set(gigs.map(({ position }) => position))].toSorted((one, other) =>
    one.localeCompare(other),
  );
  return {
    rows: positions.map((position) => {
      const own = gigs.filter((gig) => gig.position === position);
      const cells = shiftIds.map((shiftId) => {
        const there = own.filter((gig) => gig.shiftId === shiftId);
        return there.length > 0 ? sum(there) : null;
      });
      return { position, cells, total: sum(own) };
    }),
    totals: shiftIds.map((shiftId) => sum(gigs.filter((gig) => gig.shiftId === shiftId))),
    total: sum(gigs),
  };
}

function sum(all: readonly Places[]): Places {
  return {
    places: all.reduce((total, { places }) => total + places, 0),
    confirmed: all.reduce((total, { confirmed }) => total + confirmed, 0),
  };
}
