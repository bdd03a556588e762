import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type DashboardRow, type DashboardScope, isWithin, weekNumber } from './dashboardRows.ts';

/** What is summed for the dashboard of filled places. */
export const fillRateKeys = ['gigs', 'places', 'filled'] as const;

/** Pros beyond the places of a gig do not fill another one. */
export function readFillRateRows(
  database: Database,
  scope: DashboardScope,
): Promise<DashboardRow<(typeof fillRateKeys)[number]>[]> {
  return database
    .selectFrom('gigs')
    .select(['location_id', 'skill_id'])
    .select(weekNumber('start_time', scope).as('week'))
    .select(sql<number>`count(*)::integer`.as('gigs'))
    .select(sql<number>`sum(allowed_confirmed_pros)::integer`.as('places'))
    .select(sql<number>`sum(least(allowed_confirmed_pros, confirmed_applications))::integer`.as('filled'))
    .where('location_id', 'in', scope.locationIds)
    .where(isWithin('start_time', scope))
    .where('start_time', '<=', scope.now)
    .where('status', 'not in', ['UNAPPROVED', 'CANCELLED'])
    .groupBy(['location_id', 'skill_id', 'week'])
    .execute();
}
