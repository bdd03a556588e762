/** How a business gets its money back. */
export const refundWays = ['PAYMENT_METHOD', 'INVOICE'] as const;

/** How a business gets its money back. */
export type RefundWay = (typeof refundWays)[number];

/** How far a refund is. */
export const refundStatuses = ['SUBMITTED', 'REFUNDED', 'FAILED'] as const;

/** How far a refund is. */
export type RefundStatus = (typeof refundStatuses)[number];

/** The most characters of the reason of a refund. */
export const refundReasonLimit = 500;

const submitted: Readonly<Record<RefundWay, string>> = {
  PAYMENT_METHOD: 'The payment method that was charged gets it back in a few days.',
  INVOICE: 'The next invoice of the location takes it off.',
};

/** What happens next with refunds that were submitted in these ways, as sentences. */
export function refundText(ways: readonly RefundWay[]): string {
  return refundWays
    .filter((way) => ways.includes(way))
    .map((way) => submitted[way])
    .join(' ');
}

/** How far a refund is, in words. */
export function refundStatusLabel(way: RefundWay | null, status: RefundStatus | null): string {
  if (status === 'REFUNDED') return 'Refunded';
  if (status === 'FAILED') return 'Refund failed';
  return way === 'INVOICE' ? 'Refund on the next invoice' : 'Refund on its way';
}
