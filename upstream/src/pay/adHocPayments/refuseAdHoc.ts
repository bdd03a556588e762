import type { Selectable, Transaction } from 'kysely';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { owedForAdHoc } from '../ledger/owed.ts';
import { post } from '../ledger/post.ts';
import { notifyOfFailure } from '../payments/notifyOfFailure.ts';
import { reversed } from '../payments/paymentEntries.ts';
import { postPayout } from '../payments/postPayout.ts';
import { prosWithoutAccount } from '../payments/waitForAccounts.ts';
import { adHocErrorSentences } from './adHocPaymentTerms.ts';
import type { AdHocPaymentsTable } from './adHocPaymentsTables.ts';

type Payment = Selectable<AdHocPaymentsTable>;

/**
 * Fails an ad-hoc payment whose charge or payout a bank refused after it was sent. The debt of a returned charge is reversed,
 * unless the pro has the money from an earlier one; after a refused payout the business has paid, and the pro is still owed the money. What had arrived is posted as returned.
 *
 * @returns what changes of the payment; null unless it was refused
 */
export async function refuseAdHoc(
  services: DueServices,
  trx: Transaction<Tables>,
  payment: Payment,
  now: Date,
): Promise<Partial<Payment> | null> {
  const { id, application_id, attempt, pro_id } = payment;
  const { status: from } = payment;
  if (from === 'FAILED' || from === 'ERROR') return null;
  const isPayout = from === 'IN_TRANSIT' || from === 'AVAILABLE';
  const { paid_out_attempt } = payment;
  const key = isPayout ? `adhoc-payout-${id}-${paid_out_attempt ?? attempt}` : `adhoc-${id}-${attempt}`;
  const kind = isPayout ? 'PAYOUT' : 'CHARGE';
  const refusals = await cardNetwork(services).findRefusals([
    { key, kind, proId: pro_id, isArriving: from !== 'AVAILABLE' },
  ]);
  const refusal = refusals.get(key) ?? (await accountProblem(trx, payment));
  if (refusal === undefined) return null;
  if (!isPayout && paid_out_attempt === null) {
    const entries = reversed(await owedForAdHoc(trx, id));
    await post(trx, [{ application_id, adhoc_payment_id: id, event: 'REVERSED', attempt, entries }], now);
  }
  if (from === 'AVAILABLE') {
    const [owed, pays] = [await owedForAdHoc(trx, id), ['adhoc_payment_id', id] as const];
    await postPayout(trx, 'RETURNED', { application_id, pays, owed }, now);
  }
  const failure = adHocErrorSentences[refusal];
  await notifyOfFailure(services, trx, {
    work: payment,
    ...(!isPayout && { chargedFor: application_id }),
    failure,
    page: 'pay/extra',
  });
  const status = refusal === 'PAYOUT_ACCOUNT_CLOSED' ? 'ERROR' : 'FAILED';
  return { status, error_code: refusal, due_ts: null, ...(isPayout && { paid_out_attempt: null }) };
}

/** A payout cannot arrive at an account that is gone since the charge. */
async function accountProblem(
  trx: Transaction<Tables>,
  { status, pro_id }: Payment,
): Promise<'PAYOUT_ACCOUNT_CLOSED' | undefined> {
  if (status !== 'IN_TRANSIT') return undefined;
  const without = await prosWithoutAccount(trx, [pro_id]);
  return without.has(pro_id) ? 'PAYOUT_ACCOUNT_CLOSED' : undefined;
}
