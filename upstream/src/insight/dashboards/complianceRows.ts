import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type DashboardRow, type DashboardScope, isOfDays, readSums } from './dashboardRows.ts';

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

/** Only work that is over, and long enough for a break by the rules of its market. */
export function readComplianceRows(
  database: Database,
  scope: DashboardScope,
): Promise<DashboardRow<(typeof complianceKeys)[number]>[]> {
  const toCome = sql`select * from summed_work where ${isOfDays(scope)} and work_end_time > ${scope.now}`;
  return readSums(database, scope, complianceKeys, toCome);
}
