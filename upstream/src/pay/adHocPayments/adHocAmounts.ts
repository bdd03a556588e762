import type { LedgerAccount } from '../ledger/ledgerTables.ts';
import type { Entries } from '../ledger/post.ts';
import { paymentAmounts, type PaymentAmounts, type PayRates } from '../payments/paymentAmounts.ts';
import { entriesOfAmounts } from '../payments/paymentEntries.ts';
import type { AdHocReason } from './adHocPaymentTerms.ts';

/** The account of what the pro gets, by reason. */
const accounts = {
  ADJUST_HOURS: 'LABOR',
  SHORTED_PAY: 'LABOR',
  PRO_BONUS: 'BONUS',
  TIP: 'TIP',
  REIMBURSEMENT: 'REIMBURSEMENT',
  OTHER: 'OTHER_PAY',
  TOS: 'OTHER_PAY',
} as const satisfies Record<AdHocReason, LedgerAccount>;

/** What a pro spent, and what the platform settles, is no pay: it bears no fee but that of the card network. */
const reasonsWithoutFees: readonly AdHocReason[] = ['REIMBURSEMENT', 'TOS'];

const noFees = {
  product_fee_percentage: 0,
  in_network_payments_fee_percentage: 0,
  w2_fee_percentage: 0,
  background_checks_fee_percentage: 0,
};

/** What an ad-hoc payment costs the business, with the fees of its gig: those of a tip, or those of a bonus. */
export function adHocAmounts(rates: PayRates, reason: AdHocReason, cents: number): PaymentAmounts {
  const fees = reasonsWithoutFees.includes(reason) ? noFees : {};
  return paymentAmounts(
    { ...rates, ...fees, promised_bonus: null },
    { minutes_to_pay: 0, covered_minutes: 0 },
    reason === 'TIP' ? { tip: cents, bonus: 0 } : { tip: 0, bonus: cents },
  );
}

/** What is owed for an ad-hoc payment that is charged to the business. */
export function chargedAdHocEntries(amounts: PaymentAmounts, reason: AdHocReason): Entries {
  // Without hours and a promised bonus, the bonus is the whole payment, unless it is a tip.
  const { BONUS: paid, ...others } = entriesOfAmounts(amounts);
  return paid === undefined ? others : { ...others, [accounts[reason]]: paid };
}

/** What is owed for an ad-hoc payment whose cost the platform bears. */
export function coveredAdHocEntries(reason: AdHocReason, cents: number): Entries {
  return { PLATFORM_COVERAGE: cents, [accounts[reason]]: -cents };
}
