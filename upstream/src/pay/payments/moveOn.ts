import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { nextStep } from './nextStep.ts';
import type { PaymentsTable } from './paymentsTable.ts';

type Payment = Pick<Selectable<PaymentsTable>, 'application_id' | 'kind' | 'status' | 'method_type'>;

/** Sets the next status of a payment that is not settled by it, and when that ends. */
export async function moveOn(trx: Transaction<Tables>, payment: Payment, now: Date): Promise<void> {
  await trx
    .updateTable('payments')
    .set(nextStep(payment, now))
    .where('application_id', '=', payment.application_id)
    .where('kind', '=', payment.kind)
    .execute();
}
