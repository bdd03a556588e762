import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { retryTime } from '../../platform/dueWork/backoff.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { type FailedItem, isolateFailures } from '../../platform/dueWork/isolateFailures.ts';
import { checkPostings } from '../ledger/checkPostings.ts';
import type { PaymentsTable } from './paymentsTable.ts';

type Payment = Selectable<PaymentsTable>;

type Due<Some extends Payment> = { payments: readonly Some[]; now: Date };

/**
 * Takes the step of payments that is due. Those for which it throws keep their status and are retried later under the
 * same key, so that the card network charges nothing twice. Each failure doubles the delay, up to an hour.
 */
export async function takeStep<Some extends Payment>(
  services: DueServices,
  trx: Transaction<Tables>,
  { payments, now }: Due<Some>,
  step: (payments: readonly Some[]) => Promise<void>,
): Promise<void> {
  const failed = await isolateFailures(trx, payments, async (some) => {
    await step(some);
    await endSetbacks(trx, some);
    await checkPostings(trx);
  });
  for (const failure of failed) await postpone(services, trx, failure, now);
}

async function endSetbacks(trx: Transaction<Tables>, payments: readonly Payment[]): Promise<void> {
  const delayed = payments.filter(({ setbacks }) => setbacks > 0);
  if (delayed.length === 0) return;
  await trx
    .updateTable('payments')
    .set({ setbacks: 0 })
    .where(
      'application_id',
      'in',
      delayed.map(({ application_id }) => application_id),
    )
    .where(
      'id',
      'in',
      delayed.map(({ id }) => id),
    )
    .execute();
}

async function postpone(
  services: DueServices,
  trx: Transaction<Tables>,
  { item: { id, application_id, kind, setbacks }, error }: FailedItem<Payment>,
  now: Date,
): Promise<void> {
  const failures = setbacks + 1;
  const retryAt = retryTime(now, failures);
  await trx
    .updateTable('payments')
    .set({ setbacks: failures, due_ts: retryAt })
    .where('application_id', '=', application_id)
    .where('kind', '=', kind)
    .execute();
  services.onSetback?.({ job: 'advancePayments', id, failures, retryAt, error });
}
