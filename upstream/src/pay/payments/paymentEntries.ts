import type { Entries } from '../ledger/post.ts';
import { type CostLineCode, costLineCodes } from './costLine.ts';
import type { PaymentAmounts } from './paymentAmounts.ts';

/** The accounts of what the pro gets. */
const payoutAccounts = ['LABOR', 'BONUS', 'TIP', 'REIMBURSEMENT', 'OTHER_PAY'] as const;

/** What a payment owes: the business the charge, the platform what it covers, and each line what it is for. */
export function entriesOfAmounts({ lines, charge, covered }: PaymentAmounts): Entries {
  const entries: Entries = { BUSINESS_RECEIVABLE: charge, PLATFORM_COVERAGE: covered };
  for (const { code, cents } of lines) entries[code] = -cents;
  entries.LABOR = (entries.LABOR ?? 0) - covered;
  return entries;
}

/** The cost lines that were owed, in their order. */
export function linesOfEntries(owed: Entries): { code: CostLineCode; cents: number }[] {
  const covered = owed.PLATFORM_COVERAGE ?? 0;
  return costLineCodes.flatMap((code) => {
    const cents = -(owed[code] ?? 0) - (code === 'LABOR' ? covered : 0);
    return cents === 0 ? [] : [{ code, cents }];
  });
}

/** What is owed where no payment method is charged: without the fee of the card network. */
export function withoutGatewayFee({ GATEWAY_FEE: fee = 0, ...owed }: Entries): Entries {
  return { ...owed, BUSINESS_RECEIVABLE: (owed.BUSINESS_RECEIVABLE ?? 0) + fee };
}

/** What the pro gets, in cents. */
export function payoutOf(owed: Entries): number {
  return payoutAccounts.reduce((sum, account) => sum - (owed[account] ?? 0), 0);
}

/** The opposite of these entries. */
export function reversed(entries: Entries): Entries {
  return Object.fromEntries(Object.entries(entries).map(([account, cents]) => [account, -cents]));
}

/** The business has paid what it owed. */
export function chargedEntries(cents: number): Entries {
  return { PROCESSOR: cents, BUSINESS_RECEIVABLE: -cents };
}

/** The pro has got what was owed to them. */
export function paidOutEntries(owed: Entries): Entries {
  const entries: Entries = { PROCESSOR: -payoutOf(owed) };
  for (const account of payoutAccounts) entries[account] = -(owed[account] ?? 0);
  return entries;
}
