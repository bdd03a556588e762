import type { Decline } from '../chargeOutcome.ts';
import type { PaymentMethodType } from '../networkPaymentMethod.ts';

/** How the sandbox network treats a test card. */
type TestCard = {
  type: PaymentMethodType;
  issuer: string;
  last4: string;
  outcome: 'SUCCEED' | 'DECLINE' | 'ASK_FOR_APPROVAL' | 'VERIFY_LATER';
  /** The outcome of its charges; they are accepted without it. */
  charges?: Charges;
};

/** The outcome of the charges of a test card. */
type Charges = {
  /** Why the network declines them. */
  decline?: Decline;
  /** How long the network processes them before it says so. */
  processingHours?: number;
  /** Whether the bank returns them after the network accepted them, before they arrive. */
  isReturned?: boolean;
  /** When the bank takes them back after the network accepted them, in hours. */
  returnsAfter?: number;
  /** How long after that the bank gives them back, because the business wins the claim, in hours. */
  givenBackAfter?: number;
  /** Of how many parts the bank takes one back; all of the charge without it. */
  returnedParts?: number;
};

const bank = { type: 'us_bank_account', issuer: 'Sandbox Bank', outcome: 'SUCCEED' } as const;
const visa = { type: 'card', issuer: 'Visa', outcome: 'SUCCEED' } as const;

/** The cards and bank accounts of the sandbox, one per outcome. */
export const testCards = {
  SUCCESS: { ...visa, last4: '4242' },
  DECLINED: { ...visa, last4: '0002', outcome: 'DECLINE' },
  DECLINED_LATER: { ...visa, last4: '0341', charges: { decline: 'DECLINED' } },
  INSUFFICIENT_FUNDS: { ...visa, last4: '9995', charges: { decline: 'INSUFFICIENT_FUNDS' } },
  EXPIRED_LATER: { ...visa, last4: '0069', charges: { decline: 'EXPIRED' } },
  REQUIRES_ACTION: { type: 'card', issuer: 'Mastercard', last4: '3155', outcome: 'ASK_FOR_APPROVAL' },
  DELAYED_BANK: { ...bank, last4: '6789', outcome: 'VERIFY_LATER' },
  SLOW_BANK: { ...bank, last4: '0077', charges: { processingHours: 24 } },
  REFUSING_BANK: { ...bank, last4: '1116', charges: { processingHours: 24, decline: 'INSUFFICIENT_FUNDS' } },
  RETURNING_BANK: { ...bank, last4: '1124', charges: { isReturned: true } },
  RETURNING_LATER: { ...bank, last4: '1132', charges: { returnsAfter: 72 } },
  REVERSED_LATER: { ...visa, last4: '0259', charges: { returnsAfter: 72 } },
  REVERSED_IN_VAIN: { ...visa, last4: '0275', charges: { returnsAfter: 72, givenBackAfter: 48 } },
  PARTLY_REVERSED: { ...visa, last4: '0267', charges: { returnsAfter: 72, returnedParts: 4 } },
} as const satisfies Record<string, TestCard>;

export type TestCardName = keyof typeof testCards;

export const testCardNames = Object.keys(testCards) as readonly TestCardName[];

/** Whether a stored name is the name of a test card. */
export function isTestCardName(name: string | null): name is TestCardName {
  return name !== null && name in testCards;
}

/** Why charges of a test card come back: a bank returns debits, and the owner of a card disputes charges. */
export function returnOf(name: string | null): 'DEBIT_RETURNED' | 'CHARGE_REVERSED' {
  return isTestCardName(name) && testCards[name].type === 'card' ? 'CHARGE_REVERSED' : 'DEBIT_RETURNED';
}

/** The outcome of the charges of a test card; a payment method without a known one is declined. */
export function chargesOf(name: string | null): Charges {
  if (!isTestCardName(name)) return { decline: 'DECLINED' };
  const card: TestCard = testCards[name];
  return card.charges ?? {};
}
