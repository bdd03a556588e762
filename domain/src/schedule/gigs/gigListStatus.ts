import type { GigStatus } from './gigStatus.ts';

/** The statuses a list of gigs is filtered by: coarser than those of a gig, and in the words of the people who plan. */
export const gigListStatuses = [
  'UNFILLED',
  'READY',
  'COMPLETED',
  'PAYMENT_DUE',
  'PAYMENT_ERROR',
  'CANCELLED',
] as const;

/** One filter of a list of gigs. */
export type GigListStatus = (typeof gigListStatuses)[number];

/** What a list shows before anyone filters it. */
export const defaultGigListStatuses: readonly GigListStatus[] = gigListStatuses.filter(
  (status) => status !== 'CANCELLED',
);

const listStatusOf: Record<GigStatus, GigListStatus> = {
  UNAPPROVED: 'UNFILLED',
  POSTED: 'UNFILLED',
  UNFILLED: 'UNFILLED',
  CONFIRMED: 'READY',
  COMPLETED: 'COMPLETED',
  INCOMPLETE: 'PAYMENT_DUE',
  FAILED_PAYMENT: 'PAYMENT_ERROR',
  CANCELLED: 'CANCELLED',
};

const wireNames: Record<GigListStatus, string> = {
  UNFILLED: 'unfilled',
  READY: 'ready',
  COMPLETED: 'completed',
  PAYMENT_DUE: 'paymentDue',
  PAYMENT_ERROR: 'paymentError',
  CANCELLED: 'cancelled',
};

const labels: Record<GigListStatus, string> = {
  UNFILLED: 'Unfilled',
  READY: 'Filled',
  COMPLETED: 'Completed',
  PAYMENT_DUE: 'Payment due',
  PAYMENT_ERROR: 'Payment error',
  CANCELLED: 'Cancelled',
};

/** The filter under which a gig of this status is found. */
export function gigListStatus(status: GigStatus): GigListStatus {
  return listStatusOf[status];
}

/** The filter's name in REST and in the address bar. */
export function gigListStatusToWire(status: GigListStatus): string {
  return wireNames[status];
}

/** The filter that a name from the address bar means; null for a name that is none. */
export function gigListStatusFromWire(wire: string): GigListStatus | null {
  return gigListStatuses.find((status) => wireNames[status] === wire) ?? null;
}

/** The filter in words for people. */
export function gigListStatusLabel(status: GigListStatus): string {
  return labels[status];
}
