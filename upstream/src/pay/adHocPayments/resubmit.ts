import type { Selectable, Transaction } from 'kysely';
import { isPaidOrOnTheWay } from '../../filling/applications/transitions/adjustHours.ts';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { readPayableWork } from '../payments/payableWork.ts';
import { missingParts } from '../returnedParts/missingParts.ts';
import { additionalPay } from './additionalPay.ts';
import type { AdHocPaymentsTable } from './adHocPaymentsTables.ts';
import { stays } from '../payments/nextStep.ts';
import { chargeAgain } from './chargeAgain.ts';
import { oweAdHoc } from './oweAdHoc.ts';
import { hasRefusedPayout } from './refusedPayout.ts';
import { requireAdHocPayable } from './requireAdHocPayable.ts';
import { requireMayAdd } from '../payments/requireMayAdd.ts';
import { requireChargeable } from '../payments/requireChargeable.ts';

type Payment = Selectable<AdHocPaymentsTable>;

/**
 * Submits a further attempt of a payment that failed, under the rules of a new one. Where only its payout failed, nothing is
 * owed or charged again; where its charge came back, the business alone is charged. Locks the gig first.
 */
export async function resubmit(
  services: Services,
  trx: Transaction<Tables>,
  { id, gig_id, application_id }: Pick<Payment, 'id' | 'gig_id' | 'application_id'>,
  caller: Caller,
): Promise<void> {
  const { userId } = caller;
  const network = cardNetwork(services);
  const now = services.clock.now();
  await trx.selectFrom('gigs').select('id').where('id', '=', gig_id).forUpdate().execute();
  const [work] = await readPayableWork(trx, network.name, [application_id]);
  if (!work) throw notFound('application');
  const payment = await trx
    .selectFrom('adhoc_payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  requireFailed(payment);
  if (hasRefusedPayout(payment)) {
    await sendPayoutAgain(trx, id, { userId, now });
    return;
  }
  if (payment.paid_out_attempt !== null) {
    const missing = await missingParts(trx, 'adhoc_payment_id', [id]);
    requireChargeable({ ...work, missing_cents: missing.get(id) ?? null }, network, now);
    await chargeAgain(trx, payment, work, { userId, now });
    return;
  }
  const { start_time: start, end_time: end, reason } = payment;
  const hours = start && end && { start, end };
  requireAdHocPayable(work, { reason, hours }, now);
  // A repetition was never submitted: to pay it is to add it now.
  if (payment.charged_to_business && payment.error_code === 'DUPLICATE') requireMayAdd(work, caller);
  if (hours && (await additionalPay(trx, work, hours)).cents !== payment.amount_cents) {
    throw invalidTransition('Other hours of this shift were paid since then: submit a new payment.');
  }
  if (payment.charged_to_business) requireChargeable(work, network, now);
  const retried = await trx
    .updateTable('adhoc_payments')
    .set((eb) => ({
      status: 'SUBMITTED',
      error_code: null,
      attempt: eb('attempt', '+', 1),
      submitted_by_user_id: userId,
      last_updated_ts: now,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await oweAdHoc(trx, retried, work, now);
}

async function sendPayoutAgain(
  trx: Transaction<Tables>,
  id: number,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  await trx
    .updateTable('adhoc_payments')
    .set((eb) => ({
      status: 'IN_TRANSIT',
      error_code: null,
      attempt: eb('attempt', '+', 1),
      due_ts: new Date(now.getTime() + stays.payout),
      submitted_by_user_id: userId,
      last_updated_ts: now,
    }))
    .where('id', '=', id)
    .execute();
}

/** @throws ApiError invalid_transition unless the last attempt failed */
function requireFailed({ status }: Payment): void {
  if (status === 'AVAILABLE') throw invalidTransition('This payment has arrived already.');
  if (isPaidOrOnTheWay(status)) throw invalidTransition('This payment is already on its way.');
}
