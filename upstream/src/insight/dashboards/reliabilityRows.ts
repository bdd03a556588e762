import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { afterAllDays, type DashboardRow, type DashboardScope, isOfDays, readSums } from './dashboardRows.ts';

/** What is summed for the dashboard of reliability. */
export const reliabilityKeys = ['confirmed', 'late', 'no_shows', 'called_out'] as const;

/**
 * Only work whose gig has started. Cancellations by the business, and by pros who left enough time to replace them, do not
 * count.
 */
export function readReliabilityRows(
  database: Database,
  scope: DashboardScope,
): Promise<DashboardRow<(typeof reliabilityKeys)[number]>[]> {
  const toCome = sql`
    select * from summed_work
    where ${isOfDays(scope)} and gig_start_time > ${scope.now} and gig_start_time < ${afterAllDays(scope)}`;
  return readSums(database, scope, reliabilityKeys, toCome);
}
