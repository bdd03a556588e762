import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type DashboardRow, type DashboardScope, isOfDays, readSums, weekNumber } from './dashboardRows.ts';
import { readEstimates } from './readEstimates.ts';

/** What is summed for the dashboard of costs. */
export const spendKeys = ['cost_cents', 'uncharged_cents', 'minutes', 'workers'] as const;

/** What is charged counts as charged, invoiced work as invoiced, and other work as paying it now would cost. */
export async function readSpendRows(
  database: Database,
  scope: DashboardScope,
): Promise<DashboardRow<(typeof spendKeys)[number]>[]> {
  const [rows, works] = await Promise.all([
    readSums(database, scope, ['workers', 'minutes', 'charged_cents']),
    readUncharged(database, scope),
  ]);
  const ids = works.map(({ application_id }) => application_id);
  const estimates = await readEstimates(database, scope.network, ids);
  const uncharged = new Map<string, number>();
  for (const work of works) {
    const cents = estimates.get(work.application_id) ?? 0;
    uncharged.set(groupOf(work), (uncharged.get(groupOf(work)) ?? 0) + cents);
  }
  return rows.map(({ charged_cents, ...row }) => {
    const uncharged_cents = uncharged.get(groupOf(row)) ?? 0;
    return { ...row, uncharged_cents, cost_cents: charged_cents + uncharged_cents };
  });
}

type Group = { location_id: number; skill_id: number; week: number };

function groupOf({ location_id, skill_id, week }: Group): string {
  return `${location_id} ${skill_id} ${week}`;
}

function readUncharged(database: Database, scope: DashboardScope) {
  return database
    .selectFrom('summed_work')
    .select(['application_id', 'location_id', 'skill_id'])
    .select(weekNumber(scope.span).as('week'))
    .where('is_uncharged', '=', true)
    .where(sql<boolean>`${isOfDays(scope)}`)
    .execute();
}
