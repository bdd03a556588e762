import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';

/** The gigs that an action applies to: this one, this and later ones of its bundle, or all of its bundle. */
export const gigScope = z
  .enum(['this', 'following', 'bundle'])
  .default('this')
  .describe('Includes gigs posted together with it that have not started: later ones, or all');

/** The gigs that an action applies to. */
export type GigScope = z.output<typeof gigScope>;

/**
 * The gigs in the scope of an action on a gig, by start. The gig itself is always included, the others only before their
 * start.
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
