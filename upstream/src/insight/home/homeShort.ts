import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The least of a gig that is left when its places are offered again: time to answer, and an hour of work. */
const leastLeft = 90 * minute;

/** A gig under way with open places of pros who do not come. */
export type ShortGig = { location_id: number; gig_id: number; places: number; pro_names: string[] };

/** The gigs under way at these locations whose open places can still be given to other pros, the earliest first. */
export async function readShortGigs(
  database: Database,
  locationIds: readonly number[],
  now: Date,
): Promise<ShortGig[]> {
  const { rows } = await sql<ShortGig>`
    select gigs.location_id, gigs.id as gig_id,
      gigs.allowed_confirmed_pros - gigs.selected_applications as places,
      array_agg(display_name order by display_name, gig_applications.id) as pro_names
    from gigs
      join gig_applications on gig_applications.gig_id = gigs.id
      join pros on pros.id = gig_applications.pro_id
    where gigs.location_id = any(${[...locationIds]}::integer[]) and gigs.status in ('POSTED', 'CONFIRMED')
      and gigs.start_time between ${new Date(now.getTime() - 36 * hour)} and ${now}
      and gigs.end_time >= ${new Date(now.getTime() + leastLeft)}
      and gigs.selected_applications < gigs.allowed_confirmed_pros
      and gig_applications.is_confirmed and gig_applications.is_cancelled
      and gig_applications.cancellation_reason in ('NO_SHOW', 'CALLED_OUT', 'BUSINESS_CALLED_OUT')
    group by gigs.id order by gigs.start_time, gigs.id
  `.execute(database);
  return rows;
}
