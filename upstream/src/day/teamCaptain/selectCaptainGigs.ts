import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** From when a confirmed pro without a clock-in is missing, after the start of the work. */
const missingAfter = sql`interval '15 minutes'`;

/** The gigs that are under way in a range, earliest first, with the counts of their rosters. */
export function selectCaptainGigs(database: Database, range: { start: Date; end: Date; now: Date }) {
  const { start, end, now } = range;
  return database
    .selectFrom('gigs')
    .innerJoin('skills', 'skills.id', 'gigs.skill_id')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('gig_applications')
          .select(({ fn }) => fn.countAll<number>().as('confirmed'))
          .select([
            sql<number>`count(*) filter (where has_come)`.as('clocked_in'),
            sql<number>`count(*) filter (where not has_come and work_start_time <= ${now}
              and work_start_time > ${now}::timestamptz - ${missingAfter})`.as('late'),
            sql<number>`count(*) filter (where not has_come
              and work_start_time <= ${now}::timestamptz - ${missingAfter})`.as('missing'),
          ])
          .innerJoinLateral(
            sql<{ has_come: boolean }>`(select exists (
              select from time_punches where application_id = gig_applications.id
            ) as has_come)`.as('punched'),
            (join) => join.onTrue(),
          )
          .whereRef('gig_applications.gig_id', '=', 'gigs.id')
          .where('gig_applications.is_confirmed', '=', true)
          .where('gig_applications.is_cancelled', '=', false)
          .as('roster'),
      (join) => join.onTrue(),
    )
    .select([
      'gigs.id',
      'skills.name as skill_name',
      'locations.name as location_name',
      'gigs.start_time',
      'gigs.end_time',
      'gigs.timezone',
      'gigs.allowed_confirmed_pros',
      'roster.confirmed',
      'roster.clocked_in',
      'roster.late',
      'roster.missing',
    ])
    .where('gigs.start_time', '<', end)
    .where('gigs.end_time', '>', start)
    .where('gigs.status', '!=', 'CANCELLED')
    .orderBy('gigs.start_time')
    .orderBy('gigs.id');
}
