import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

const hour = 3_600_000;

/** The gigs of these locations from yesterday to the end of the next seven days, the earliest first. */
export function readHomeGigs(database: Database, locationIds: readonly number[], now: Date) {
  return database
    .selectFrom('gigs')
    .innerJoin('skills', 'skills.id', 'gigs.skill_id')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .select([
      'gigs.id',
      'gigs.location_id',
      'gigs.skill_id',
      'gigs.status',
      'gigs.start_time',
      'gigs.end_time',
      'gigs.wage_amount',
      'gigs.allowed_confirmed_pros',
      'gigs.selected_applications',
      'gigs.confirmed_applications',
      'skills.name as skill_name',
    ])
    .select((eb) => [
      sql<string>`to_char(gigs.start_time at time zone locations.timezone, 'YYYY-MM-DD')`.as('date'),
      sql<number>`gigs.total_applications - gigs.cancelled_applications - gigs.selected_applications`.as(
        'open_applications',
      ),
      eb
        .selectFrom('direct_offers')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('direct_offers.gig_id', '=', 'gigs.id')
        .where('direct_offers.status', '=', 'PENDING')
        .as('pending_offers'),
    ])
    .where('gigs.location_id', 'in', locationIds)
    .where('gigs.start_time', '>=', new Date(now.getTime() - 36 * hour))
    .where('gigs.start_time', '<', new Date(now.getTime() + 8 * 24 * hour))
    .where('gigs.status', '<>', 'CANCELLED')
    .orderBy('gigs.start_time')
    .orderBy('gigs.id')
    .execute();
}

/** A gig of the week. */
export type WeekGig = Awaited<ReturnType<typeof readHomeGigs>>[number];
