import type { Insertable } from 'kysely';
import type { GeoLogsTable } from '../day/geoLogs/geoLogTables.ts';
import type { Database } from '../platform/database/database.ts';
import { hoursFromStart } from './builders.ts';
import { fixtureIds as ids } from './fixtureIds.ts';

/** Adds a geo log, by default a flagged COARSE one at the clock-in of the completed gig at Harbor House; returns the id. */
export async function addGeoLog(
  database: Database,
  values: Partial<Insertable<GeoLogsTable>> = {},
): Promise<number> {
  const { id } = await database
    .insertInto('geo_logs')
    .values({
      application_id: ids.completedApplication,
      gig_id: ids.completedGig,
      location_id: ids.harborHouse,
      pro_id: 1,
      action: 'UNKNOWN',
      precision: 'COARSE',
      longitude: -86.78,
      latitude: 36.163,
      punch_type: 'CLOCK_IN',
      fence_longitude: -86.7816,
      fence_latitude: 36.1627,
      fence_radius_meters: 200,
      is_flagged_for_staffer_review: true,
      review_reasons: ['COARSE_PRECISION'],
      created_ts: hoursFromStart(-176),
      last_updated_ts: hoursFromStart(-176),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A geo log without a flag. */
export const unflagged: Partial<Insertable<GeoLogsTable>> = {
  action: 'GEO_FENCE_ENTERED',
  precision: 'FINE',
  is_flagged_for_staffer_review: false,
  review_reasons: [],
};
