import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** How many wait at gigs of a location, and the ids of the first of these gigs. */
export type Waiting = { count: number; first: readonly number[] };

type Shown = {
  now: Date;
  /** How many of the earliest gigs of each location have their ids in `first`. */
  most: number;
};

/**
 * Applicants who wait for a decision, and offers that wait for an answer, at gigs that are still to come and need pros, by
 * location; a location without any is absent.
 */
export async function readWaiting(database: Database, locationIds: readonly number[], shown: Shown) {
  const [applicants, offers] = await Promise.all([
    sum(database, locationIds, shown, {
      waiting: sql`gigs.total_applications - gigs.cancelled_applications - gigs.selected_applications`,
      from: sql`gigs`,
    }),
    sum(database, locationIds, shown, {
      waiting: sql`offers.pending`,
      from: sql`gigs join (
        select gig_id, count(*) as pending from direct_offers
        where direct_offers.location_id = any(${[...locationIds]}::integer[]) and direct_offers.status = 'PENDING'
          and (direct_offers.expires_ts is null or direct_offers.expires_ts > ${shown.now})
        group by gig_id
      ) as offers on offers.gig_id = gigs.id`,
    }),
  ]);
  return { applicants, offers };
}

type Source = { waiting: ReturnType<typeof sql>; from: ReturnType<typeof sql> };

async function sum(
  database: Database,
  locationIds: readonly number[],
  { now, most }: Shown,
  { waiting, from }: Source,
): Promise<Map<number, Waiting>> {
  if (locationIds.length === 0) return new Map();
  const { rows } = await sql<Waiting & { location_id: number }>`
    select gigs.location_id, sum(${waiting})::integer as count,
      (array_agg(gigs.id order by gigs.start_time, gigs.id))[:${most}::integer] as first
    from ${from}
    where gigs.location_id = any(${[...locationIds]}::integer[]) and gigs.status = 'POSTED'
      and gigs.start_time > ${now} and gigs.confirmed_applications < gigs.allowed_confirmed_pros
      and ${waiting} > 0
    group by gigs.location_id
  `.execute(database);
  return new Map(rows.map(({ location_id, ...found }) => [location_id, found]));
}
