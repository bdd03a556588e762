import type { Database } from '../../platform/database/database.ts';
import type { PartSubject } from '../returnedParts/partSubject.ts';
import { paidForOf } from './paidFor.ts';

/** Whether a bank has given a charge for this back, or is about to. */
export async function wasGivenBack(database: Database, subject: PartSubject): Promise<boolean> {
  const charge = await database
    .selectFrom('returned_charges')
    .select('id')
    .where('paid_for', '=', paidForOf(subject))
    .where('is_won', '=', true)
    .where('status', '<>', 'KEPT')
    .limit(1)
    .executeTakeFirst();
  return charge !== undefined;
}

/** Whether a charge for this that a bank gave back has not been dealt with. */
export async function isBeingGivenBack(database: Database, subject: PartSubject): Promise<boolean> {
  const charge = await database
    .selectFrom('returned_charges')
    .select('id')
    .where('paid_for', '=', paidForOf(subject))
    .where('due_ts', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return charge !== undefined;
}

/** What of a charge went on to the business after a bank gave it back, in cents: no bank can take it any more. */
export async function takenByClaims(database: Database, chargeKey: string): Promise<number> {
  const { cents } = await database
    .selectFrom('returned_charges')
    .select(({ fn }) => fn.sum<number | null>('cents').as('cents'))
    .where('charge_key', '=', chargeKey)
    .where('status', '=', 'REFUNDED')
    .executeTakeFirstOrThrow();
  return cents ?? 0;
}
