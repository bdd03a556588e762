import type { Selectable, Transaction } from 'kysely';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { LateRefusal } from '../../platform/cardNetwork/chargeOutcome.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { chargedNow } from '../ledger/chargedNow.ts';
import { restoredKeys } from '../returnedCharges/restoredKeys.ts';
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
 * Fails the payments that a bank refused after they were sent, also after they arrived.
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
  const sent = await withMoneyUnderWay(trx, payments);
  const refusals = await cardNetwork(services).findRefusals(
    sent.map((payment) => ({
      key: keyOf(payment),
      kind: payment.kind,
      proId: payment.pro_id,
      isArriving: payment.status === 'IN_TRANSIT',
    })),
  );
  const refused = new Set<PaymentOfWork>();
  for (const payment of sent) {
    const refusal = refusals.get(keyOf(payment));
    if (refusal === undefined) continue;
    refused.add(payment);
    await fail(services, trx, { payment, refusal, now });
  }
  return payments.filter((payment) => !refused.has(payment));
}

/**
 * Those whose money was sent. A charge is over whose work an invoice paid since, or that was given back: no bank can return it
 * again.
 */
async function withMoneyUnderWay(
  trx: Transaction<Tables>,
  payments: readonly PaymentOfWork[],
): Promise<PaymentOfWork[]> {
  const hasArrived = ({ kind, status }: PaymentOfWork) => kind === 'CHARGE' && status === 'AVAILABLE';
  const arrived = payments.filter(hasArrived).map(({ application_id }) => application_id);
  const charged = await chargedNow(trx, 'application_id', arrived);
  const restored = await restoredKeys(trx, 'application_id', arrived);
  const canReturn = (id: number) => charged.has(id) && !restored.has(id);
  return payments.filter(
    (payment) =>
      payment.status !== 'SUBMITTED' && (!hasArrived(payment) || canReturn(payment.application_id)),
  );
}

async function fail(
  services: DueServices,
  trx: Transaction<Tables>,
  { payment, refusal, now }: { payment: PaymentOfWork; refusal: LateRefusal; now: Date },
): Promise<void> {
  const work = payment;
  if (refusal === 'DEBIT_RETURNED' || refusal === 'CHARGE_REVERSED') {
    await failCharge(services, trx, { payment, work, failure: refusal, now });
  } else await failPayout(services, trx, { payment, work, failure: refusal, now });
}

/** The key of an attempt to charge for work or to pay it out. */
function keyOf({ kind, application_id, attempt }: Selectable<PaymentsTable>): string {
  return `${kind === 'CHARGE' ? 'application' : 'application-payout'}-${application_id}-${attempt}`;
}
