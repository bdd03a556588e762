import type { Entries } from '../ledger/post.ts';
import type { RefundsTable } from './refundTables.ts';

/** The platform bears a refund: the card network pays it out, or the business owes less. */
export function refundEntries(way: RefundsTable['way'], cents: number): Entries {
  return way === 'INVOICE'
    ? { REFUNDS: cents, BUSINESS_RECEIVABLE: -cents }
    : { REFUNDS: cents, PROCESSOR: -cents };
}
