import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { owedForAdHoc } from '../ledger/owed.ts';
import { post } from '../ledger/post.ts';
import type { PayableWork } from '../payments/payableWork.ts';
import { reversed, withoutGatewayFee } from '../payments/paymentEntries.ts';
import type { AdHocPaymentsTable } from './adHocPaymentsTables.ts';
import { missingPart } from '../returnedParts/missingParts.ts';
import { lastOwedAttempt } from './lastOwedAttempt.ts';

type Again = Pick<Selectable<AdHocPaymentsTable>, 'id' | 'application_id' | 'attempt' | 'charge_cents'>;

/**
 * Submits a further charge for an ad-hoc payment whose pro has the money. It owes what the charge that came back did, for
 * which it takes over; an invoice has no fee of the card network. Where only a part of that charge came back, what is owed
 * stays as it is.
 */
export async function chargeAgain(
  trx: Transaction<Tables>,
  again: Again,
  work: Pick<PayableWork, 'invoicing_enabled'>,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const { id, attempt } = again;
  const isPart = (await missingPart(trx, { column: 'adhoc_payment_id', id })) > 0;
  const charge_cents = isPart ? again.charge_cents : await oweAgain(trx, again, work, now);
  await trx
    .updateTable('adhoc_payments')
    .set({
      status: 'SUBMITTED',
      error_code: null,
      attempt: attempt + 1,
      charge_cents,
      due_ts: now,
      submitted_by_user_id: userId,
      last_updated_ts: now,
    })
    .where('id', '=', id)
    .execute();
}

/** @returns what the business owes, in cents */
async function oweAgain(
  trx: Transaction<Tables>,
  { id, application_id, attempt }: Again,
  { invoicing_enabled }: Pick<PayableWork, 'invoicing_enabled'>,
  now: Date,
): Promise<number> {
  const subject = { application_id, adhoc_payment_id: id };
  const owed = await owedForAdHoc(trx, id);
  const entries = invoicing_enabled ? withoutGatewayFee(owed) : owed;
  const before = await lastOwedAttempt(trx, id);
  await post(trx, [{ ...subject, event: 'REVERSED', attempt: before, entries: reversed(owed) }], now);
  await post(trx, [{ ...subject, event: 'OWED', attempt: attempt + 1, entries }], now);
  return entries.BUSINESS_RECEIVABLE ?? 0;
}
