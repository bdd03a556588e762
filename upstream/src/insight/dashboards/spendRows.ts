import { sql } from 'kysely';
import { hoursToPay } from '../../pay/hours/hoursToPay.ts';
import { readPayableWork } from '../../pay/payments/payableWork.ts';
import { paymentAmounts } from '../../pay/payments/paymentAmounts.ts';
import type { Database } from '../../platform/database/database.ts';
import { confirmedWork, type DashboardRow, type DashboardScope } from './dashboardRows.ts';

/** What is summed for the dashboard of costs. */
export const spendKeys = ['cost_cents', 'uncharged_cents', 'minutes', 'workers'] as const;

const nothingAdded = { tip: 0, bonus: 0 };

/** What is charged counts as charged, invoiced work as invoiced, and other work as paying it now would cost. */
export async function readSpendRows(
  database: Database,
  scope: DashboardScope,
): Promise<DashboardRow<(typeof spendKeys)[number]>[]> {
  const rows = await selectSums(database, scope).execute();
  const works = await readPayableWork(
    database,
    scope.network,
    rows.flatMap(({ uncharged_ids }) => uncharged_ids ?? []),
  );
  const estimates = new Map(
    works.map((work) => [work.id, paymentAmounts(work, hoursToPay(work), nothingAdded).charge]),
  );
  return rows.map(({ charged_cents, uncharged_ids, ...row }) => {
    const uncharged_cents = (uncharged_ids ?? []).reduce((sum, id) => sum + (estimates.get(id) ?? 0), 0);
    return { ...row, uncharged_cents, cost_cents: charged_cents + uncharged_cents };
  });
}

function selectSums(database: Database, scope: DashboardScope) {
  const work = confirmedWork(database, scope)
    .where('gig_applications.is_cancelled', '=', false)
    .select('gig_applications.id')
    .select(
      sql<number | null>`coalesce(
        round(gig_applications.business_payment_amount * 100),
        (
          select sum(total_cents) from invoice_lines
          where invoice_lines.application_id = gig_applications.id and invoice_lines.adhoc_payment_id is null
        )
      )`.as('cents'),
    )
    .select(
      sql<number>`greatest(0, extract(epoch from gig_applications.work_end_time - gig_applications.work_start_time) / 60
        - gigs.unpaid_break_minutes)`.as('minutes'),
    )
    .as('work');
  return database
    .selectFrom(work)
    .select(['work.location_id', 'work.skill_id', 'work.week'])
    .select(sql<number>`coalesce(sum(cents), 0)::double precision`.as('charged_cents'))
    .select(sql<number[] | null>`array_agg(id) filter (where cents is null)`.as('uncharged_ids'))
    .select(sql<number>`round(sum(minutes))::integer`.as('minutes'))
    .select(sql<number>`count(*)::integer`.as('workers'))
    .groupBy(['work.location_id', 'work.skill_id', 'work.week']);
}
