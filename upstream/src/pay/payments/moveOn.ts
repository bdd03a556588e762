import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { nextStep } from './nextStep.ts';
import type { PaymentsTable } from './paymentsTable.ts';

type Payment = Pick<Selectable<PaymentsTable>, 'application_id' | 'kind' | 'status' | 'method_type'>;

/** Sets the next status of payments that are not settled by it, and when that ends. */
export async function moveOn(
  trx: Transaction<Tables>,
  payments: readonly Payment[],
  now: Date,
): Promise<void> {
  const alike = Map.groupBy(payments, ({ kind, status, method_type }) => `${kind} ${status} ${method_type}`);
  for (const [first, ...others] of alike.values()) {
    if (!first) continue;
    await trx
      .updateTable('payments')
      .set(nextStep(first, now))
      .where('kind', '=', first.kind)
      .where(
        'application_id',
        'in',
        [first, ...others].map(({ application_id }) => application_id),
      )
      .execute();
  }
}
