import type { Database } from '../../platform/database/database.ts';
import { type Paid, readPaid, type RefundSubject } from './readPaid.ts';
import { readRefunds, type RefundRow } from './readRefunds.ts';

/** What can be refunded of a subject: what is left of each charge and of the invoices, and the refunds so far. */
export type Refundable = { isPaid: boolean; left: readonly Paid[]; refunds: readonly RefundRow[] };

/** What can be refunded of these subjects, by id. To refund, lock the gig of the work first. */
export async function readRefundable(
  database: Database,
  subject: RefundSubject,
  ids: readonly number[],
): Promise<(id: number) => Refundable> {
  const paid = Map.groupBy(await readPaid(database, subject, ids), ({ id }) => id);
  const refunds = Map.groupBy(await readRefunds(database, subject, ids), (refund) => refund[subject] ?? 0);
  return (id) => {
    const made = refunds.get(id) ?? [];
    const payments = paid.get(id) ?? [];
    return {
      isPaid: payments.length > 0,
      left: payments.map((payment) => leftOf(payment, payments, made)).filter(({ cents }) => cents > 0),
      refunds: made,
    };
  };
}

function leftOf(paid: Paid, all: readonly Paid[], made: readonly RefundRow[]): Paid {
  const refunded = made
    .filter(({ status }) => status !== 'FAILED')
    .filter(
      ({ charge_key, organization_id }) =>
        chargeRefunded(charge_key, all) === paid.charge_key &&
        organization_id === (paid.organization_id ?? organization_id),
    )
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return { ...paid, cents: paid.cents - refunded };
}

/** Which charge a refund counts for. What was refunded of a charge that came back counts for its retry, under another attempt. */
function chargeRefunded(key: string | null, all: readonly Paid[]): string | null {
  const keys = all.map(({ charge_key }) => charge_key);
  return keys.includes(key)
    ? key
    : (keys.find((other) => withoutAttempt(other) === withoutAttempt(key)) ?? key);
}

const withoutAttempt = (key: string | null) => key?.replace(/-\d+$/, '') ?? null;

/** The sum of what can be refunded, in cents. */
export const sumOf = (left: Refundable['left']) => left.reduce((sum, { cents }) => sum + cents, 0);
