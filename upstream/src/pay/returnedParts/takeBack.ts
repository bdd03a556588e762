import { sql } from 'kysely';
import type { DecidedClaim } from '../../platform/cardNetwork/decidedClaim.ts';
import type { Database } from '../../platform/database/database.ts';
import { isKnownCharge, isRefused, takeChargeBack } from '../returnedCharges/takeChargeBack.ts';
import { takenByClaims, wasGivenBack } from '../returnedCharges/wasGivenBack.ts';
import { locationOf } from './locationOf.ts';
import { type PartSubject, subjectOfKey } from './partSubject.ts';

/**
 * Remembers that a claim against a charge was decided, until due work comes to it. Claims come in any order and more than
 * once; together they take no more than the charge. Once a part of it came back, or all of it was given back, whatever else
 * comes back is a part.
 */
export async function takeBack(trx: Database, claim: DecidedClaim, now: Date): Promise<void> {
  const { chargeKey: key, chargedCents, isWon, refusal } = claim;
  await sql`select pg_advisory_xact_lock(4, hashtext(${key}))`.execute(trx);
  if ((await isKnownPart(trx, claim, now)) || (await isKnownCharge(trx, claim, now))) return;
  const subject = subjectOfKey(key);
  if (subject === null) return;
  const isAllTaken = await isRefused(trx, key);
  if (isAllTaken && !isWon) return;
  const isWhole =
    isAllTaken ||
    (claim.cents >= chargedCents && !(await hasParts(trx, subject)) && !(await wasGivenBack(trx, subject)));
  if (isWhole) {
    await takeChargeBack(trx, { claim, subject, isAllTaken }, now);
    return;
  }
  const cents = Math.min(claim.cents, chargedCents - (await takenBefore(trx, key)));
  if (cents <= 0) return;
  await trx
    .insertInto('returned_parts')
    .values({
      claim: claim.name,
      charge_key: key,
      location_id: await locationOf(trx, subject),
      [subject.column]: subject.id,
      cents,
      refusal,
      // Its loss may be reported later, and no longer counts then.
      status: isWon ? 'GIVEN_BACK' : 'REPORTED',
      is_won: isWon,
      due_ts: isWon ? null : now,
      created_ts: now,
    })
    .execute();
}

/** Whether the claim was reported before. That the business won it is final. */
async function isKnownPart(trx: Database, { name, isWon }: DecidedClaim, now: Date): Promise<boolean> {
  const known = await trx
    .selectFrom('returned_parts')
    .select(['id', 'is_won'])
    .where('claim', '=', name)
    .executeTakeFirst();
  if (!known) return false;
  if (isWon && !known.is_won) {
    await trx
      .updateTable('returned_parts')
      .set({ is_won: true, due_ts: now })
      .where('id', '=', known.id)
      .execute();
  }
  return true;
}

async function hasParts(trx: Database, { column, id }: PartSubject): Promise<boolean> {
  const part = await trx
    .selectFrom('returned_parts')
    .select('id')
    .where(column, '=', id)
    .limit(1)
    .executeTakeFirst();
  return part !== undefined;
}

async function takenBefore(trx: Database, key: string): Promise<number> {
  const { cents } = await trx
    .selectFrom('returned_parts')
    .select(({ fn }) => fn.sum<number | null>('cents').as('cents'))
    .where('charge_key', '=', key)
    .where('is_won', '=', false)
    .executeTakeFirstOrThrow();
  return (cents ?? 0) + (await takenByClaims(trx, key));
}
