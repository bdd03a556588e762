import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueJob, DueServices } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { tryStep } from '../ledger/tryStep.ts';
import { subjectOfKey } from '../returnedParts/partSubject.ts';
import { claimedSubject } from './claimedSubject.ts';
import { lastReturn } from './lastReturn.ts';
import { refundCharge } from './refundCharge.ts';
import { restoreCharge } from './restoreCharge.ts';
import type { ReturnedChargesTable } from './returnedChargesTable.ts';

type Row = Selectable<ReturnedChargesTable>;

/** How long a charge that was given back waits while a retry is under way, in milliseconds. */
const waiting = 30 * 60_000;

/** Moves charges on that banks gave back because the business won the claim: each counts again, or is passed on to the business. */
export const advanceReturnedCharges: DueJob = {
  name: 'advanceReturnedCharges',
  work: async (services, trx, now) => {
    const claimed = await trx
      .selectFrom('returned_charges')
      .selectAll()
      .where('due_ts', '<=', now)
      .orderBy('due_ts')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!claimed) return 0;
    const { id, setbacks } = claimed;
    const change = (changes: Partial<Row>) =>
      trx.updateTable('returned_charges').set(changes).where('id', '=', id).execute();
    await tryStep(services, trx, {
      job: 'advanceReturnedCharges',
      id,
      setbacks,
      now,
      take: async () => {
        const changes = await takeStep({ ...services, database: trx }, trx, claimed, now);
        if (changes) await change(changes);
      },
      store: ({ retryAt, ...values }) => change({ ...values, ...(retryAt && { due_ts: retryAt }) }),
    });
    return 1;
  },
  next: (database, window) =>
    earliest(database.selectFrom('returned_charges').where('due_ts', 'is not', null), window, {
      column: 'returned_charges.due_ts',
      location: 'returned_charges.location_id',
    }),
};

/** Locks what the charge paid for before the claim, as paying does; another server may have taken the step in the meantime. */
async function takeStep(
  services: DueServices,
  trx: Transaction<Tables>,
  { id, charge_key: chargeKey }: Row,
  now: Date,
): Promise<Partial<Row> | null> {
  const subject = subjectOfKey(chargeKey);
  if (subject === null) throw new Error(`There is no charge ${chargeKey}`);
  const found = await claimedSubject(trx, subject);
  const claimed = await trx
    .selectFrom('returned_charges')
    .selectAll()
    .where('id', '=', id)
    .where('due_ts', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  if (!claimed) return null;
  const { state, key, owed } = found;
  const isKept = key === chargeKey && (state === 'UNDER_WAY' || state === 'PAID');
  // Its loss was reported, and had not come to the charge.
  if (isKept) return { status: 'KEPT', due_ts: null };
  if (state === 'UNDER_WAY') return { due_ts: new Date(now.getTime() + waiting) };
  const { cents } = claimed;
  // Where the pro has no pay, nothing is owed any more: a retry pays both.
  const isMissed = state === 'MISSING' && found.isPaidOut && owed === cents;
  if (isMissed && (await lastReturn(trx, subject, owed)) === cents) {
    await restoreCharge(trx, { subject, chargeKey, cents }, now);
    return { status: 'RESTORED', due_ts: null };
  }
  return refundCharge(services, trx, { claimed, countingKey: state === 'PAID' ? key : null }, now);
}
