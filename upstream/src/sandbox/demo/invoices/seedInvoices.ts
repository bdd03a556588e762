import type { Transaction } from 'kysely';
import { draftPeriod } from '../../../pay/invoices/draftPeriod.ts';
import { issueInvoice } from '../../../pay/invoices/issueInvoice.ts';
import { earnRewards } from '../../../pay/rewards/earnRewards.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { BillingTerms } from '../../../pay/invoices/billingTerms.ts';
import { oweInvoicedWork } from './oweInvoicedWork.ts';
import { settleInvoices } from './settleInvoices.ts';

const hour = 3_600_000;
const reviewHours = 24;
/** The seller is the one of the server that shows them. */
const terms: BillingTerms = { network: 'SANDBOX', seller: null, taxPercent: 0 };

/**
 * Invoices the demo data's paid work of the last weeks as due work would have done. The latest invoice of each location is
 * a draft in review, and one of the others is overdue and one has failed.
 */
export async function seedInvoices(trx: Transaction<Tables>, now: Date): Promise<void> {
  await oweInvoicedWork(trx, now);
  const periods = await trx
    .selectFrom('work_to_invoice')
    .select(['location_id', 'due_ts'])
    .distinct()
    .where('due_ts', '<=', now)
    .orderBy('due_ts')
    .orderBy('location_id')
    .execute();
  const latest = new Map(periods.map((period) => [period.location_id, period]));
  for (const period of periods) {
    const isLatest = latest.get(period.location_id) === period;
    // Rewards are on the drafts: the invoices before are from before the first was earned.
    if (isLatest) await earnRewards(trx, now);
    const draftedAt = isLatest ? new Date(now.getTime() - 8 * hour) : period.due_ts;
    const drafted = await draftPeriod(trx, terms, period, draftedAt);
    const issuedAt = new Date(period.due_ts.getTime() + reviewHours * hour);
    if (isLatest || issuedAt > now) continue;
    for (const id of drafted) {
      const draft = await trx
        .selectFrom('invoices')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await issueInvoice(trx, terms, draft, { now: issuedAt, approvedBy: null });
    }
  }
  await settleInvoices(trx, now);
}
