import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

const hour = 3_600_000;

/** A gig under way whose confirmed pros have not come. */
export type MissingPros = { location_id: number; gig_id: number; pro_names: string[] };

/** The gigs under way at these locations whose confirmed pros have not come, the earliest first. */
export async function readMissing(
  database: Database,
  locationIds: readonly number[],
  now: Date,
): Promise<MissingPros[]> {
  const { rows } = await sql<MissingPros>`
    select gigs.location_id, gigs.id as gig_id,
      array_agg(display_name order by display_name, gig_applications.id) as pro_names
    from gigs
      join gig_applications on gig_applications.gig_id = gigs.id
      join pros on pros.id = gig_applications.pro_id
    where gigs.location_id = any(${[...locationIds]}::bigint[]) and gigs.status <> 'CANCELLED'
      and gigs.start_time between ${new Date(now.getTime() - 36 * hour)} and ${now} and gigs.end_time > ${now}
      and missing_since_ts is not null and sent_home_ts is null and is_confirmed and not is_cancelled
    group by gigs.id order by gigs.start_time, gigs.id
  `.execute(database);
  return rows;
}
