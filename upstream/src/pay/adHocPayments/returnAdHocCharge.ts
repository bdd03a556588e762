import type { Selectable, Transaction } from 'kysely';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { chargedNow } from '../ledger/chargedNow.ts';
import { owedForAdHoc } from '../ledger/owed.ts';
import { post } from '../ledger/post.ts';
import { notifyOfFailure } from '../payments/notifyOfFailure.ts';
import { reversed } from '../payments/paymentEntries.ts';
import { postCharge } from '../payments/postCharge.ts';
import { restoredKeys } from '../returnedCharges/restoredKeys.ts';
import { adHocErrorSentences } from './adHocPaymentTerms.ts';
import type { AdHocPaymentsTable } from './adHocPaymentsTables.ts';
import { lastOwedAttempt } from './lastOwedAttempt.ts';
import { hasRefusedPayout } from './refusedPayout.ts';

type Payment = Selectable<AdHocPaymentsTable>;

/**
 * Fails an ad-hoc payment that is over if a bank took its charge back since. The pro keeps the pay; what was not paid out is
 * no longer owed.
 *
 * @returns what changes of the payment; null unless its charge came back
 */
export async function returnAdHocCharge(
  services: DueServices,
  trx: Transaction<Tables>,
  payment: Payment,
  now: Date,
): Promise<Partial<Payment> | null> {
  const { id, application_id, pro_id: proId, charge_cents: cents } = payment;
  const isPaidOut = payment.status === 'AVAILABLE';
  if (!isPaidOut && !hasRefusedPayout(payment)) return null;
  if (!(await chargedNow(trx, 'adhoc_payment_id', [id])).has(id)) return null;
  if ((await restoredKeys(trx, 'adhoc_payment_id', [id])).has(id)) return null;
  const attempt = await lastOwedAttempt(trx, id);
  const key = `adhoc-${id}-${attempt}`;
  const movement = { key, kind: 'CHARGE', proId, isArriving: false } as const;
  const refusal = (await cardNetwork(services).findRefusals([movement])).get(key);
  if (refusal === undefined) return null;
  const pays = ['adhoc_payment_id', id] as const;
  await postCharge(trx, 'CHARGE_RETURNED', { application_id, pays, cents }, now);
  if (!isPaidOut) {
    const entries = reversed(await owedForAdHoc(trx, id));
    await post(trx, [{ application_id, adhoc_payment_id: id, event: 'REVERSED', attempt, entries }], now);
  }
  await notifyOfFailure(services, trx, {
    work: payment,
    failure: adHocErrorSentences[refusal],
    page: 'pay/extra',
    isPaidOut,
  });
  const paid_out_attempt = isPaidOut ? (payment.paid_out_attempt ?? payment.attempt) : null;
  return { status: 'FAILED', error_code: refusal, due_ts: null, paid_out_attempt };
}
