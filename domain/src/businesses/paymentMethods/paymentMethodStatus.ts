/** The status of the payment method of a location or an organization. */
export const paymentMethodStatuses = ['NOT_CONFIGURED', 'REQUIRES_ACTION', 'ACTIVE', 'FAILED'] as const;

export type PaymentMethodStatus = (typeof paymentMethodStatuses)[number];

const words: Record<PaymentMethodStatus, readonly [label: string, meaning: string]> = {
  NOT_CONFIGURED: [
    'No payment method',
    'Shifts can be posted. Add a payment method to confirm and pay pros.',
  ],
  REQUIRES_ACTION: [
    'Being verified',
    'Shifts are charged once the bank has confirmed the account, within one to two business days.',
  ],
  ACTIVE: ['Active', 'Shifts are charged here after the work is done.'],
  FAILED: ['Needs attention', 'This payment method cannot be charged. Add another one.'],
};

/** The status in a word or two. */
export function paymentMethodStatusLabel(status: PaymentMethodStatus): string {
  return words[status][0];
}

/** What the status means for the payer, and what happens next. */
export function paymentMethodStatusMeaning(status: PaymentMethodStatus): string {
  return words[status][1];
}
