import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { LedgerAccount, LedgerEvent } from '../ledger/ledgerTables.ts';
import { post } from '../ledger/post.ts';
import { isBorne } from './isBorne.ts';
import type { ReturnedPartsTable } from './returnedPartsTable.ts';

type PartEvent = Extract<LedgerEvent, `PART_${string}`>;

/** Whether the money comes in: from the business, or from the bank that gives it back. */
const comesIn: Record<PartEvent, boolean> = {
  PART_RETURNED: false,
  PART_CHARGED: true,
  PART_GIVEN_BACK: true,
  PART_REFUNDED: false,
};

type Part = Pick<Selectable<ReturnedPartsTable>, 'id' | 'invoice_id' | 'status' | 'cents'>;

/** Posts what happened to parts of charges: what leaves the card network, the business owes again, or the platform bears. */
export async function postParts(
  trx: Transaction<Tables>,
  event: PartEvent,
  parts: readonly Part[],
  now: Date,
): Promise<void> {
  const postings = parts.map((part) => {
    const moved = comesIn[event] ? part.cents : -part.cents;
    const entries = { PROCESSOR: moved, [accountOf(part)]: -moved };
    return { returned_part_id: part.id, event, attempt: 1, entries };
  });
  await post(trx, postings, now);
}

/** Who is short of a part. */
function accountOf(part: Part): LedgerAccount {
  if (isBorne(part)) return 'PLATFORM_COVERAGE';
  return part.invoice_id === null ? 'BUSINESS_RECEIVABLE' : 'INVOICE_RECEIVABLE';
}
