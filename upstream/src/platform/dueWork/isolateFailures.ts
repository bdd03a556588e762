import type { Transaction } from 'kysely';
import { inSavepoint } from '../database/inSavepoint.ts';
import type { Tables } from '../database/tables.ts';

/** An item whose work threw. */
export type FailedItem<Item> = { item: Item; error: unknown };

/**
 * Does the work of some items in a savepoint. If it throws, each half is tried by itself, until only the items that fail
 * are rolled back.
 *
 * @returns the items that failed
 */
export async function isolateFailures<Item>(
  trx: Transaction<Tables>,
  items: readonly Item[],
  work: (items: readonly Item[]) => Promise<void>,
): Promise<FailedItem<Item>[]> {
  try {
    await inSavepoint(trx, () => work(items));
    return [];
  } catch (error) {
    const [item] = items;
    if (item === undefined) throw error;
    if (items.length === 1) return [{ item, error }];
    const middle = Math.ceil(items.length / 2);
    const before = await isolateFailures(trx, items.slice(0, middle), work);
    return [...before, ...(await isolateFailures(trx, items.slice(middle), work))];
  }
}
