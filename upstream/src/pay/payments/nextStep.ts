import type { Selectable } from 'kysely';
import type { PaymentMethodType } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { PaymentsTable } from './paymentsTable.ts';

const minute = 60_000;

/** How long money stays in each status, by what carries it, in milliseconds. */
export const stays: Record<PaymentMethodType | 'payout', number> = {
  card: minute,
  us_bank_account: 24 * 60 * minute,
  payout: 30 * minute,
};

/** The next status of a payment that is not settled by it, and when that ends. */
export function nextStep(
  { status, method_type }: Pick<Selectable<PaymentsTable>, 'status' | 'method_type'>,
  now: Date,
) {
  return {
    status: status === 'SUBMITTED' ? ('PENDING_TRANSFER' as const) : ('IN_TRANSIT' as const),
    method_type,
    due_ts: new Date(now.getTime() + stays[method_type ?? 'payout']),
  };
}
