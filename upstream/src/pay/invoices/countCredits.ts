import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Counts what an invoice that is being issued takes off as used up. A draft only reserves it. */
export async function countCredits(trx: Transaction<Tables>, invoiceId: number, now: Date): Promise<void> {
  await sql`
    update referral_rewards set credited_cents = credited_cents + invoice_credits.cents
    from invoice_credits
    where invoice_credits.referral_reward_id = referral_rewards.id and invoice_id = ${invoiceId}
  `.execute(trx);
  await sql`
    update refunds set
      credited_cents = credited_cents + invoice_credits.cents,
      status = case when credited_cents + invoice_credits.cents = amount_cents then 'REFUNDED' else 'SUBMITTED' end,
      settled_ts = case when credited_cents + invoice_credits.cents = amount_cents then ${now}::timestamptz end
    from invoice_credits
    where invoice_credits.refund_id = refunds.id and invoice_id = ${invoiceId}
  `.execute(trx);
}
