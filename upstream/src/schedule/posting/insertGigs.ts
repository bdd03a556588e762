import type { Database } from '../../platform/database/database.ts';
import { addToGigLists } from '../gigs/gigLists.ts';
import type { CheckedPosting } from './newGig.ts';

/**
 * Inserts checked gigs. Several gigs, and gigs of a series, share a bundle.
 *
 * @returns their ids, in the order of `gigs`
 */
export async function insertGigs(
  trx: Database,
  { gigs, recurrence }: CheckedPosting,
  now: Date,
): Promise<number[]> {
  if (gigs.length === 0) return [];
  const bundle_id = gigs.length > 1 || recurrence ? await insertBundle(trx, recurrence, now) : null;
  const inserted = await trx
    .insertInto('gigs')
    .values(gigs.map(({ row }) => ({ ...row, bundle_id, is_recurring: recurrence !== null })))
    .returning('id')
    .execute();
  const ids = inserted.map(({ id }) => id);
  await addToGigLists(
    trx,
    gigs.flatMap(({ lists }, index) => (ids[index] === undefined ? [] : [{ id: ids[index], lists }])),
  );
  return ids;
}

async function insertBundle(
  trx: Database,
  recurrence: CheckedPosting['recurrence'],
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('gig_bundles')
    .values({ recurrence: recurrence && JSON.stringify(recurrence), created_ts: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
