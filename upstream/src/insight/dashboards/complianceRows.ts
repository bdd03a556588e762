import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { confirmedWork, countOf, type DashboardRow, type DashboardScope } from './dashboardRows.ts';

/** What is summed for the dashboard of breaks. */
export const complianceKeys = [
  'due',
  'compliant',
  'too_late',
  'too_short',
  'too_long',
  'skipped',
  'unrecorded',
] as const;

const dueStatuses = [
  'COMPLIANT',
  'TOO_LATE',
  'TOO_SHORT',
  'TOO_LONG',
  'SKIPPED',
  'UNKNOWN',
  'NO_START_END_TIME',
] as const;

/** Only work that is over, and long enough for a break by the rules of its market. */
export function readComplianceRows(
  database: Database,
  scope: DashboardScope,
): Promise<DashboardRow<(typeof complianceKeys)[number]>[]> {
  const work = confirmedWork(database, scope)
    .select('gig_applications.break_compliance')
    .where('gig_applications.work_end_time', '<=', scope.now)
    .where('gig_applications.break_compliance', 'in', dueStatuses)
    .as('work');
  return database
    .selectFrom(work)
    .select(['work.location_id', 'work.skill_id', 'work.week'])
    .select(sql<number>`count(*)::integer`.as('due'))
    .select(countOf(sql`break_compliance = 'COMPLIANT'`).as('compliant'))
    .select(countOf(sql`break_compliance = 'TOO_LATE'`).as('too_late'))
    .select(countOf(sql`break_compliance = 'TOO_SHORT'`).as('too_short'))
    .select(countOf(sql`break_compliance = 'TOO_LONG'`).as('too_long'))
    .select(countOf(sql`break_compliance = 'SKIPPED'`).as('skipped'))
    .select(countOf(sql`break_compliance in ('UNKNOWN', 'NO_START_END_TIME')`).as('unrecorded'))
    .groupBy(['work.location_id', 'work.skill_id', 'work.week'])
    .execute();
}
