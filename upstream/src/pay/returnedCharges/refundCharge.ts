import type { Selectable, Transaction } from 'kysely';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import { repeatAt } from '../../platform/cardNetwork/chargeOutcome.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { post } from '../ledger/post.ts';
import { chargedEntries, reversed } from '../payments/paymentEntries.ts';
import { subjectOfKey } from '../returnedParts/partSubject.ts';
import type { ReturnedChargesTable } from './returnedChargesTable.ts';

type Row = Selectable<ReturnedChargesTable>;

/** How long a refund waits for a charge that it can be taken from, in milliseconds. */
const waiting = 24 * 3_600_000;

/**
 * The business has paid another way, or owes nothing any more: what the bank gave back is passed on to it, from the charge that
 * was claimed. What was refunded of that charge before is no longer there: it comes from the charge that counts now.
 *
 * @param services with the transaction as the database
 * @param countingKey the charge that counts now; null while none does
 * @returns what changes of the claim
 */
export async function refundCharge(
  services: DueServices,
  trx: Transaction<Tables>,
  { claimed, countingKey }: { claimed: Row; countingKey: string | null },
  now: Date,
): Promise<Partial<Row>> {
  const { id, charge_key, cents } = claimed;
  const before = await refundedOf(trx, charge_key);
  const shares = [
    { chargeKey: charge_key, cents: cents - before },
    { chargeKey: countingKey, cents: before },
  ];
  for (const [index, share] of shares.entries()) {
    if (share.cents === 0) continue;
    const { chargeKey } = share;
    if (chargeKey === null) return { due_ts: new Date(now.getTime() + waiting) };
    const refund = { idempotencyKey: `claim-${id}-${index + 1}`, chargeKey, cents: share.cents };
    const outcome = (await cardNetwork(services).refund?.(refund)) ?? 'FAILED';
    if (outcome === 'PENDING') return { due_ts: repeatAt('PROCESSING', now) };
    if (outcome === 'FAILED') throw new Error(`The card network did not give the charge ${chargeKey} back`);
  }
  await postRefund(trx, claimed, now);
  return { status: 'REFUNDED', due_ts: null };
}

/** The money comes in from the bank, and goes out to the business. */
async function postRefund(
  trx: Transaction<Tables>,
  { id, charge_key, cents }: Row,
  now: Date,
): Promise<void> {
  const { BUSINESS_RECEIVABLE: paid, ...moved } = chargedEntries(cents);
  const isInvoice = subjectOfKey(charge_key)?.column === 'invoice_id';
  const entries = { ...moved, [isInvoice ? 'INVOICE_RECEIVABLE' : 'BUSINESS_RECEIVABLE']: paid };
  const posting = { returned_charge_id: id, attempt: 1 };
  await post(trx, [{ ...posting, event: 'CHARGE_GIVEN_BACK', entries }], now);
  await post(trx, [{ ...posting, event: 'CHARGE_REFUNDED', entries: reversed(entries) }], now);
}

async function refundedOf(trx: Transaction<Tables>, chargeKey: string): Promise<number> {
  const { cents } = await trx
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<number | null>('amount_cents').as('cents'))
    .where('charge_key', '=', chargeKey)
    .where('status', '<>', 'FAILED')
    .executeTakeFirstOrThrow();
  return cents ?? 0;
}
