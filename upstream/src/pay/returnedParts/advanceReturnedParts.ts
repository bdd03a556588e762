import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueJob, DueServices } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { tryStep } from '../ledger/tryStep.ts';
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
export const advanceReturnedParts: DueJob = {
  name: 'advanceReturnedParts',
  work: async (services, trx, now) => {
    const part = await trx
      .selectFrom('returned_parts')
      .selectAll()
      .where('due_ts', '<=', now)
      .orderBy('due_ts')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!part) return 0;
    const { id, setbacks } = part;
    const change = (changes: Partial<Part>) =>
      trx.updateTable('returned_parts').set(changes).where('id', '=', id).execute();
    await tryStep(services, trx, {
      job: 'advanceReturnedParts',
      id,
      setbacks,
      now,
      take: async () => {
        const changes = await takeStep({ ...services, database: trx }, trx, part, now);
        if (changes) await change(changes);
      },
      store: ({ retryAt, ...values }) => change({ ...values, ...(retryAt && { due_ts: retryAt }) }),
    });
    return 1;
  },
  next: (database, window) =>
    earliest(database.selectFrom('returned_parts').where('due_ts', 'is not', null), window, {
      column: 'returned_parts.due_ts',
      location: 'returned_parts.location_id',
    }),
};

/** Locks the charge before the part, as paying does; another server may have taken the step in the meantime. */
async function takeStep(
  services: DueServices,
  trx: Transaction<Tables>,
  { id, ...found }: Part,
  now: Date,
): Promise<Partial<Part> | null> {
  const subject = subjectOf({ id, ...found });
  const state = await lockCharge(trx, subject);
  const part = await trx
    .selectFrom('returned_parts')
    .selectAll()
    .where('id', '=', id)
    .where('due_ts', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  if (!part) return null;
  const isMoving = state === 'UNDER_WAY' || (await isBeingGivenBack(trx, subject));
  if (isMoving) return { due_ts: new Date(now.getTime() + waiting) };
  if (part.is_won) return giveBack(services, trx, part, now);
  await postParts(trx, 'PART_RETURNED', [part], now);
  if (isBorne(part)) return { due_ts: null };
  await setCharge(trx, subject, part.refusal, now);
  await notifyOfPart(services, trx, part);
  return { status: 'MISSING', due_ts: null };
}
