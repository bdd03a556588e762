import type { Database } from '../database/database.ts';
import type { Conflict } from '../filling/conflicts/conflict.ts';
import { judgeWork } from '../filling/conflicts/detectConflicts.ts';
import { readHeldWork } from '../filling/conflicts/readScheduledWork.ts';

/** A pro, and a gig that they have or might get a place in. */
export type Pair = { proId: number; gigId: number };

/**
 * What stands in the way of each pro's place in each gig, within the gig's organization; in the order of the pairs. A
 * gig that is over or cancelled has no conflicts any more. One query, whatever the number of pairs.
 */
export async function findConflicts(
  database: Database,
  pairs: readonly Pair[],
  now: Date,
): Promise<Conflict[][]> {
  if (pairs.length === 0) return [];
  const held = await readHeldWork(database, pairs, now);
  return pairs.map(({ proId, gigId }) => {
    const found = held.get(`${proId}:${gigId}`);
    return found ? judgeWork(found.gig, found.held, found.weeks) : [];
  });
}
