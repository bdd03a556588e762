/** The codes of refused payments that are about the payment method. */
const codes: readonly string[] = ['PAYMENT_METHOD_MISSING', 'CARD_DECLINED', 'CONFIRMATION_REQUIRED'];

/** Whether a payment was refused because of the payment method, which is changed under Billing. */
export function isBillingRefusal(code: string): boolean {
  return codes.includes(code);
}
