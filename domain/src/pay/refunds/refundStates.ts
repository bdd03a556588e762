/** How a business gets its money back. */
export const refundWays = ['PAYMENT_METHOD', 'INVOICE'] as const;

/** How a business gets its money back. */
export type RefundWay = (typeof refundWays)[number];

/** How far a refund is. */
export const refundStatuses = ['SUBMITTED', 'REFUNDED', 'FAILED'] as const;

/** The most characters of the reason of a refund. */
export const refundReasonLimit = 500;

/** What happens next with a refund, as a sentence. */
export function refundText(way: RefundWay): string {
  return way === 'INVOICE'
    ? 'The next invoice of the location takes it off.'
    : 'The payment method that was charged gets it back in a few days.';
}
