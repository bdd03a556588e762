import type { Database } from '../../platform/database/database.ts';
import type { PartSubject } from '../returnedParts/partSubject.ts';
import { paidForOf } from './paidFor.ts';

/**
 * The keys of the charges that count again because a claim was won, by the id of what they paid for: later attempts than
 * theirs failed or came back. No bank takes all of such a charge back again: whatever else it takes is a part.
 */
export async function restoredKeys(
  database: Database,
  column: PartSubject['column'],
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const byName = new Map(ids.map((id) => [paidForOf({ column, id }), id]));
  const rows = await database
    .selectFrom('returned_charges')
    .select(['paid_for', 'charge_key'])
    .where('paid_for', 'in', [...byName.keys()])
    .where('status', '=', 'RESTORED')
    .execute();
  return new Map(rows.map(({ paid_for, charge_key }) => [byName.get(paid_for) ?? 0, charge_key]));
}
