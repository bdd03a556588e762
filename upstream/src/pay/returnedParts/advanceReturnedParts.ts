import type { Selectable } from 'kysely';
import { claimJob } from '../ledger/claimJob.ts';
import { isBeingGivenBack } from '../returnedCharges/wasGivenBack.ts';
import { giveBack } from './giveBack.ts';
import { isBorne } from './isBorne.ts';
import { lockCharge } from './lockCharge.ts';
import { notifyOfPart } from './notifyOfPart.ts';
import { subjectOf } from './partSubject.ts';
import { postParts } from './postParts.ts';
import type { ReturnedPartsTable } from './returnedPartsTable.ts';
import { setCharge } from './setCharge.ts';

type Part = Selectable<ReturnedPartsTable>;

/** How long a part waits while the charge, a retry of it, or its return from the bank is under way, in milliseconds. */
const waiting = 30 * 60_000;

/**
 * Moves parts of charges that came back on: their charges fail, until they are charged again or given back. The platform
 * bears those that are too small for a retry.
 */
export const advanceReturnedParts = claimJob({
  name: 'advanceReturnedParts',
  table: 'returned_parts',
  change: (trx, id, changes: Partial<Part>) =>
    trx.updateTable('returned_parts').set(changes).where('id', '=', id).execute(),
  lock: async (trx, part: Part) => {
    const paidFor = subjectOf(part);
    return { paidFor, state: await lockCharge(trx, paidFor) };
  },
  step: async (services, trx, { claim: part, subject: { paidFor, state } }, now): Promise<Partial<Part>> => {
    const isMoving = state === 'UNDER_WAY' || (await isBeingGivenBack(trx, paidFor));
    if (isMoving) return { due_ts: new Date(now.getTime() + waiting) };
    if (part.is_won) return giveBack(services, trx, part, now);
    await postParts(trx, 'PART_RETURNED', [part], now);
    if (isBorne(part)) return { due_ts: null };
    await setCharge(trx, paidFor, part.refusal, now);
    await notifyOfPart(services, trx, part);
    return { status: 'MISSING', due_ts: null };
  },
});
