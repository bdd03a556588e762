import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Adds geo logs to the worked part of `grown_work` in turn, one of a hundred flagged. */
export async function growGeoLogs(database: Database, count: number): Promise<void> {
  await sql`
    insert into geo_logs (
      application_id, gig_id, location_id, pro_id, action, precision, longitude, latitude, fence_longitude,
      fence_latitude, fence_radius_meters, is_flagged_for_staffer_review, review_reasons, created_ts, last_updated_ts
    )
    select
      work.id, work.gig_id, work.location_id, work.pro_id,
      (array['GEO_FENCE_ENTERED', 'GEO_FENCE_EXITED'])[1 + n % 2], 'FINE', -74, 40.7, -74, 40.7, 150, n % 100 = 0,
      case when n % 100 = 0 then array['LONG_ABSENCE'] else array[]::text[] end, at, at
    from generate_series(0, ${count}::int - 1) as n
      join grown_work as work on work.place = n % (select worked from grown_work limit 1),
      lateral (select work.work_start_time + make_interval(mins => n % 240) as at) as of_work
  `.execute(database);
}
