import { sql } from 'kysely';
import { toleratedMinutes } from '../../pay/hours/workedHours.ts';
import type { Database } from '../../platform/database/database.ts';
import { confirmedWork, countOf, type DashboardRow, type DashboardScope } from './dashboardRows.ts';

/** What is summed for the dashboard of reliability. */
export const reliabilityKeys = ['confirmed', 'late', 'no_shows', 'called_out'] as const;

/** Cancellations by the business, and by pros who left enough time to replace them, do not count. */
export function readReliabilityRows(
  database: Database,
  scope: DashboardScope,
): Promise<DashboardRow<(typeof reliabilityKeys)[number]>[]> {
  const work = confirmedWork(database, scope)
    .select(['gig_applications.cancellation_reason'])
    .select(
      sql<boolean>`not gig_applications.is_cancelled and (
        select min(time) from time_punches
        where application_id = gig_applications.id and punch_type = 'CLOCK_IN'
      ) > gig_applications.original_work_start_time + make_interval(mins => ${toleratedMinutes})`.as(
        'is_late',
      ),
    )
    .where('gig_applications.gig_start_time', '<=', scope.now)
    .where((eb) =>
      eb.or([
        eb('gig_applications.is_cancelled', '=', false),
        eb('gig_applications.cancellation_reason', 'in', ['NO_SHOW', 'CALLED_OUT']),
      ]),
    )
    .as('work');
  return database
    .selectFrom(work)
    .select(['work.location_id', 'work.skill_id', 'work.week'])
    .select(sql<number>`count(*)::integer`.as('confirmed'))
    .select(countOf(sql`is_late`).as('late'))
    .select(countOf(sql`cancellation_reason = 'NO_SHOW'`).as('no_shows'))
    .select(countOf(sql`cancellation_reason = 'CALLED_OUT'`).as('called_out'))
    .groupBy(['work.location_id', 'work.skill_id', 'work.week'])
    .execute();
}
