import {
  type PaymentStatus,
  paymentFlags,
  paymentStatuses,
} from '../../filling/applications/paymentStatus.ts';

/** The states of an ad-hoc payment by which people filter. */
export const adHocStates = ['processing', 'failed', 'paid'] as const;

/** One of {@link adHocStates}. */
export type AdHocState = (typeof adHocStates)[number];

const labels: Record<PaymentStatus, string> = {
  SUBMITTED: 'Submitted',
  PENDING_TRANSFER: 'Charging',
  IN_TRANSIT: 'On its way',
  AVAILABLE: 'Paid',
  FAILED: 'Failed',
  ERROR: 'Failed',
};

/** The status of an ad-hoc payment in words. PENDING_TRANSFER is the charge, and IN_TRANSIT the payout. */
export function adHocStatusLabel(status: PaymentStatus): string {
  return labels[status];
}

/** The state that a status belongs to. */
function adHocState(status: PaymentStatus): AdHocState {
  const { isFailed, isPaid } = paymentFlags(status);
  if (isFailed) return 'failed';
  return isPaid ? 'paid' : 'processing';
}

export function statusesOfState(state: AdHocState): PaymentStatus[] {
  return paymentStatuses.filter((status) => adHocState(status) === state);
}
