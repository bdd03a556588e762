import type { Selectable, Transaction } from 'kysely';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { LateRefusal } from '../../platform/cardNetwork/chargeOutcome.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { failCharge } from './failCharge.ts';
import { failPayout } from './failPayout.ts';
import type { PaymentsTable } from './paymentsTable.ts';

/** A payment with the pro and the gig that it is for. */
export type PaymentOfWork = Selectable<PaymentsTable> & {
  pro_id: number;
  gig_id: number;
  location_id: number;
};

/**
 * Fails the payments that a bank refused after they were sent.
 *
 * @param services with the transaction as the database, which the sandbox network reads
 * @returns the others
 */
export async function refuseLate(
  services: DueServices,
  trx: Transaction<Tables>,
  payments: readonly PaymentOfWork[],
  now: Date,
): Promise<PaymentOfWork[]> {
  const sent = payments.filter(({ status }) => status !== 'SUBMITTED');
  const refusals = await cardNetwork(services).findRefusals(
    sent.map((payment) => ({
      key: keyOf(payment),
      kind: payment.kind,
      proId: payment.pro_id,
      isArriving: payment.status === 'IN_TRANSIT',
    })),
  );
  for (const payment of sent) {
    const refusal = refusals.get(keyOf(payment));
    if (refusal !== undefined) await fail(services, trx, { payment, refusal, now });
  }
  return payments.filter((payment) => payment.status === 'SUBMITTED' || !refusals.has(keyOf(payment)));
}

async function fail(
  services: DueServices,
  trx: Transaction<Tables>,
  { payment, refusal, now }: { payment: PaymentOfWork; refusal: LateRefusal; now: Date },
): Promise<void> {
  const work = payment;
  if (refusal === 'DEBIT_RETURNED') {
    await failCharge(services, trx, { payment, work, failure: refusal, now });
  } else await failPayout(services, trx, { payment, work, failure: refusal, now });
}

/** The key of an attempt to charge for work or to pay it out. */
function keyOf({ kind, application_id, attempt }: Selectable<PaymentsTable>): string {
  return `${kind === 'CHARGE' ? 'application' : 'application-payout'}-${application_id}-${attempt}`;
}
