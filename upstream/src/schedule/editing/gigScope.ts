import { z } from 'zod';
import type { Database } from '../../database/database.ts';

/** How far a step reaches from a gig: to itself, to those posted with it that come after it, or to all of them. */
export const gigScope = z
  .enum(['this', 'following', 'bundle'])
  .default('this')
  .describe('Also those posted together with it that have not started: that start later, or all');

/** How far a step reaches from a gig. */
export type GigScope = z.output<typeof gigScope>;

/**
 * The gigs that a step on one of them reaches, in order of their start. The gig itself is always one; of the others only
 * those that are still ahead, since nobody means the past.
 */
export async function gigsInScope(
  database: Database,
  gigId: number,
  scope: GigScope,
  now: Date,
): Promise<number[]> {
  if (scope === 'this') return [gigId];
  const gig = await database
    .selectFrom('gigs')
    .select(['bundle_id', 'start_time'])
    .where('id', '=', gigId)
    .executeTakeFirst();
  if (!gig || gig.bundle_id === null) return [gigId];
  const { bundle_id, start_time } = gig;
  const reached = await database
    .selectFrom('gigs')
    .select('id')
    .where('bundle_id', '=', bundle_id)
    .where((eb) =>
      eb.or([
        eb('id', '=', gigId),
        eb.and([
          eb('status', 'in', ['UNAPPROVED', 'POSTED', 'CONFIRMED']),
          eb('start_time', '>', now),
          ...(scope === 'following' ? [eb('start_time', '>=', start_time)] : []),
        ]),
      ]),
    )
    .orderBy('start_time')
    .orderBy('id')
    .execute();
  return reached.map(({ id }) => id);
}
