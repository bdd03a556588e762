import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { smallestCharge } from '../payments/smallestCharge.ts';
import type { ReturnedPartsTable } from './returnedPartsTable.ts';

type Part = Pick<Selectable<ReturnedPartsTable>, 'status' | 'cents'>;

/** Whether the platform bears a part, because card networks charge no amount as small: no retry could ever succeed. */
export function isBorne({ status, cents }: Part): boolean {
  return status === 'REPORTED' && cents < smallestCharge;
}

/** Whether the ledger has that a part came back. */
export async function isPosted(database: Database, partId: number): Promise<boolean> {
  const posting = await database
    .selectFrom('ledger_postings')
    .select('id')
    .where('returned_part_id', '=', partId)
    .limit(1)
    .executeTakeFirst();
  return posting !== undefined;
}
