import type { PaymentMethodType } from '../networkPaymentMethod.ts';

/** How the sandbox network treats a test card. */
type TestCard = {
  type: PaymentMethodType;
  issuer: string;
  last4: string;
  outcome: 'SUCCEED' | 'DECLINE' | 'ASK_FOR_APPROVAL' | 'VERIFY_LATER' | 'DECLINE_CHARGES';
};

/** The cards and bank accounts of the sandbox, one per outcome. */
export const testCards = {
  SUCCESS: { type: 'card', issuer: 'Visa', last4: '4242', outcome: 'SUCCEED' },
  DECLINED: { type: 'card', issuer: 'Visa', last4: '0002', outcome: 'DECLINE' },
  DECLINED_LATER: { type: 'card', issuer: 'Visa', last4: '0341', outcome: 'DECLINE_CHARGES' },
  REQUIRES_ACTION: { type: 'card', issuer: 'Mastercard', last4: '3155', outcome: 'ASK_FOR_APPROVAL' },
  DELAYED_BANK: { type: 'us_bank_account', issuer: 'Sandbox Bank', last4: '6789', outcome: 'VERIFY_LATER' },
} as const satisfies Record<string, TestCard>;

/** The name of a test card. */
export type TestCardName = keyof typeof testCards;

/** The names of all test cards. */
export const testCardNames = Object.keys(testCards) as readonly TestCardName[];

/** Whether a stored name is the name of a test card. */
export function isTestCardName(name: string | null): name is TestCardName {
  return name !== null && name in testCards;
}
