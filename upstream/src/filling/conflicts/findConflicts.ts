import type { Database } from '../../platform/database/database.ts';
import type { Conflict } from './conflict.ts';
import { detectConflicts } from './detectConflicts.ts';
import { readScheduledWork } from './readScheduledWork.ts';

/** A pro and a gig for which to find conflicts. */
export type Pair = { proId: number; gigId: number };

/**
 * The conflicts of each pro with each gig within the gig's organization, in the order of the pairs. Past and cancelled
 * gigs have no conflicts. Runs one query for any number of pairs.
 */
export async function findConflicts(
  database: Database,
  pairs: readonly Pair[],
  now: Date,
): Promise<Conflict[][]> {
  if (pairs.length === 0) return [];
  const held = await readScheduledWork(database, pairs, now);
  return pairs.map(({ proId, gigId }) => {
    const found = held.get(`${proId}:${gigId}`);
    return found ? detectConflicts(found.gig, found.held, found.weeks) : [];
  });
}
