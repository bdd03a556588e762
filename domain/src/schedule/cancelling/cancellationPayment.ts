/** How far the pay for a late cancellation is. */
export const cancellationPayments = ['DUE', 'FAILED', 'PROCESSING', 'PAID'] as const;

/** How far the pay for a late cancellation is. */
export type CancellationPayment = (typeof cancellationPayments)[number];

const sentences: Record<CancellationPayment, string> = {
  DUE: 'It is due.',
  FAILED: 'A payment failed.',
  PROCESSING: 'The payment is on its way.',
  PAID: 'It is paid.',
};

/** How far the pay is, in a sentence after its amount. */
export function cancellationPaymentText(payment: CancellationPayment): string {
  return sentences[payment];
}

/** Whether someone has to pay, for the first time or again. */
export function isCancellationDue(payment: CancellationPayment): boolean {
  return payment === 'DUE' || payment === 'FAILED';
}
