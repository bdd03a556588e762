import type { Selectable } from 'kysely';
import { claimJob } from '../ledger/claimJob.ts';
import { subjectOfKey } from '../returnedParts/partSubject.ts';
import { claimedSubject } from './claimedSubject.ts';
import { lastReturn } from './lastReturn.ts';
import { refundCharge } from './refundCharge.ts';
import { restoreCharge } from './restoreCharge.ts';
import type { ReturnedChargesTable } from './returnedChargesTable.ts';

type Claim = Selectable<ReturnedChargesTable>;

/** How long a charge that was given back waits while a retry is under way, in milliseconds. */
const waiting = 30 * 60_000;

/** Moves charges on that banks gave back because the business won the claim: each counts again, or is passed on to the business. */
export const advanceReturnedCharges = claimJob({
  name: 'advanceReturnedCharges',
  table: 'returned_charges',
  change: (trx, id, changes: Partial<Claim>) =>
    trx.updateTable('returned_charges').set(changes).where('id', '=', id).execute(),
  lock: async (trx, { charge_key: chargeKey }: Claim) => {
    const paidFor = subjectOfKey(chargeKey);
    if (paidFor === null) throw new Error(`There is no charge ${chargeKey}`);
    return { paidFor, found: await claimedSubject(trx, paidFor) };
  },
  step: async (services, trx, { claim, subject: { paidFor, found } }, now): Promise<Partial<Claim>> => {
    const { charge_key: chargeKey, cents } = claim;
    const { state, key, owed } = found;
    const isKept = key === chargeKey && (state === 'UNDER_WAY' || state === 'PAID');
    // Its loss was reported, and had not come to the charge.
    if (isKept) return { status: 'KEPT', due_ts: null };
    if (state === 'UNDER_WAY') return { due_ts: new Date(now.getTime() + waiting) };
    // Where the pro has no pay, nothing is owed any more: a retry pays both.
    const isMissed = state === 'MISSING' && found.isPaidOut && owed === cents;
    if (isMissed && (await lastReturn(trx, paidFor, owed)) === cents) {
      await restoreCharge(trx, { subject: paidFor, chargeKey, cents }, now);
      return { status: 'RESTORED', due_ts: null };
    }
    const countingKey = state === 'PAID' ? key : null;
    return refundCharge(services, trx, { claimed: claim, countingKey }, now);
  },
});
