import { makePro } from './pros.ts';
import { connection, makeGig, makeLocation, type Page } from './world.ts';

/** The facts of a geo log that tests filter by or change. */
type GeoLogFacts = Record<string, unknown> & { readonly isFlagged?: boolean };

/** A geo log: by default a flagged clock-in 300 m east of the center of a fence of 200 m. */
export function makeGeoLog(databaseId: number, facts: GeoLogFacts = {}) {
  return {
    __typename: 'GeoLog',
    id: `geo-log-${databaseId}`,
    databaseId,
    action: 'GEO_FENCE_EXITED',
    occasion: 'CLOCK_IN',
    precision: 'FINE',
    coordinates: { longitude: -73.99154, latitude: 40.7219 },
    distanceMeters: 300,
    fence: { center: { longitude: -73.9951, latitude: 40.7219 }, radiusMeters: 200 },
    loggedAt: '2026-11-20T21:55:00Z',
    awayUntil: null,
    isFlagged: true,
    reviewReasons: ['PUNCH_OUTSIDE'],
    review: null,
    pro: makePro(databaseId),
    gig: makeGig(databaseId),
    ...facts,
  };
}

export type GeoLog = ReturnType<typeof makeGeoLog>;

interface Arguments extends Page {
  readonly search?: string | null;
  readonly isFlagged?: boolean | null;
}

/** A location with geo logs that a manager may review. */
export function makeGeoLogLocation(logs: readonly GeoLog[], facts: Record<string, unknown> = {}) {
  return makeLocation(1, {
    viewerCanReviewGeoLogs: true,
    viewerCannotReviewGeoLogsReason: null,
    geoLogs: ({ search, isFlagged, ...page }: Arguments) =>
      connection(
        logs.filter(
          (log) =>
            (isFlagged == null || log.isFlagged === isFlagged) &&
            (!search || log.pro.displayName.toLowerCase().includes(search.toLowerCase())),
        ),
        page,
      ),
    ...facts,
  });
}
