import type { Database } from '../../platform/database/database.ts';
import { weekOf } from './dashboardPeriod.ts';
import { type DashboardRow, type DashboardScope, readSums } from './dashboardRows.ts';
import { readEstimates } from './readEstimates.ts';

/** What is summed for the dashboard of costs. */
export const spendKeys = ['cost_cents', 'uncharged_cents', 'minutes', 'workers'] as const;

/** What is charged counts as charged, invoiced work as invoiced, and other work as paying it now would cost. */
export async function readSpendRows(
  database: Database,
  scope: DashboardScope,
): Promise<DashboardRow<(typeof spendKeys)[number]>[]> {
  const { locationIds, span, network } = scope;
  const [rows, estimates] = await Promise.all([
    readSums(database, scope, ['workers', 'minutes', 'charged_cents']),
    readEstimates(database, network, { locationIds, from: span.from, to: span.to }),
  ]);
  const uncharged = new Map<string, number>();
  for (const { day, cents, ...work } of estimates) {
    const group = groupOf({ ...work, week: weekOf(day, span) });
    uncharged.set(group, (uncharged.get(group) ?? 0) + cents);
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
