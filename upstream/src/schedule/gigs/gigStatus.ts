import type { GigStatus, GigType } from './gigsTable.ts';

export const gigStatuses = [
  'UNAPPROVED',
  'CANCELLED',
  'POSTED',
  'CONFIRMED',
  'UNFILLED',
  'INCOMPLETE',
  'FAILED_PAYMENT',
  'COMPLETED',
] as const satisfies readonly GigStatus[];

export const gigTypes = [
  'MARKETPLACE',
  'PRIVATE_DIRECT_OFFER',
  'INTERVIEW',
  'NETWORK',
] as const satisfies readonly GigType[];

/** The statuses of each value of the list filter `statuses`. */
export const statusesByListStatus = {
  unfilled: ['UNAPPROVED', 'POSTED', 'UNFILLED'],
  ready: ['CONFIRMED'],
  completed: ['COMPLETED'],
  paymentDue: ['INCOMPLETE'],
  paymentError: ['FAILED_PAYMENT'],
  cancelled: ['CANCELLED'],
} as const satisfies Record<string, readonly GigStatus[]>;

/** The types of each value of the list filter `types`. */
export const typesByListType = {
  marketplace: ['MARKETPLACE', 'INTERVIEW'],
  network: ['NETWORK', 'PRIVATE_DIRECT_OFFER'],
} as const satisfies Record<string, readonly GigType[]>;

const descriptions: Record<GigStatus, string> = {
  UNAPPROVED: 'is waiting for approval',
  POSTED: 'is posted',
  CONFIRMED: 'is filled',
  UNFILLED: 'started without pros',
  INCOMPLETE: 'is over',
  FAILED_PAYMENT: 'is over',
  COMPLETED: 'is over',
  CANCELLED: 'is cancelled',
};

/** The status as the predicate of a sentence about a shift, for error messages. */
export function describeStatus(status: GigStatus): string {
  return descriptions[status];
}
