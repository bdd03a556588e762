import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { LedgerEvent } from '../ledger/ledgerTables.ts';
import { post } from '../ledger/post.ts';
import type { ReturnedPartsTable } from './returnedPartsTable.ts';

type PartEvent = Extract<LedgerEvent, `PART_${string}`>;

/** Whether the money comes in: from the business, or from the bank that gives it back. */
const comesIn: Record<PartEvent, boolean> = {
  PART_RETURNED: false,
  PART_CHARGED: true,
  PART_GIVEN_BACK: true,
  PART_REFUNDED: false,
};

type Part = Pick<Selectable<ReturnedPartsTable>, 'id' | 'invoice_id' | 'cents'>;

/** Posts what happened to parts of charges: what leaves the card network, the business owes again. */
export async function postParts(
  trx: Transaction<Tables>,
  event: PartEvent,
  parts: readonly Part[],
  now: Date,
): Promise<void> {
  const postings = parts.map(({ id, invoice_id, cents }) => {
    const moved = comesIn[event] ? cents : -cents;
    const account = invoice_id === null ? 'BUSINESS_RECEIVABLE' : 'INVOICE_RECEIVABLE';
    return { returned_part_id: id, event, attempt: 1, entries: { PROCESSOR: moved, [account]: -moved } };
  });
  await post(trx, postings, now);
}
