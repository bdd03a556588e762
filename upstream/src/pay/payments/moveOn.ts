import type { Selectable, Transaction } from 'kysely';
import type { PaymentMethodType } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { PaymentsTable } from './paymentsTable.ts';

const minute = 60_000;

/** How long money stays in each status, by what carries it, in milliseconds. */
export const stays: Record<PaymentMethodType | 'payout', number> = {
  card: minute,
  us_bank_account: 24 * 60 * minute,
  payout: 30 * minute,
};

type Payment = Pick<Selectable<PaymentsTable>, 'application_id' | 'kind' | 'status' | 'method_type'>;

/** Sets the next status of a payment that is not settled by it, and when that ends. */
export async function moveOn(
  trx: Transaction<Tables>,
  { application_id, kind, status, method_type }: Payment,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({
      status: status === 'SUBMITTED' ? 'PENDING_TRANSFER' : 'IN_TRANSIT',
      method_type,
      due_ts: new Date(now.getTime() + stays[method_type ?? 'payout']),
    })
    .where('application_id', '=', application_id)
    .where('kind', '=', kind)
    .execute();
}
