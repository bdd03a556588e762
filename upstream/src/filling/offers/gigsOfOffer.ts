import type { Database } from '../../platform/database/database.ts';

type Offered = { gig_id: number; is_recurring: boolean };

/** The ids of the gigs of an offer, by start: the gig, or it and the later gigs of its series. */
export async function gigsOfOffer(
  database: Database,
  { gig_id: gigId, is_recurring: isRecurring }: Offered,
): Promise<number[]> {
  if (!isRecurring) return [gigId];
  const gigs = await database
    .selectFrom('gigs')
    .innerJoin('gigs as first', 'first.bundle_id', 'gigs.bundle_id')
    .select('gigs.id')
    .where('first.id', '=', gigId)
    .whereRef('gigs.start_time', '>=', 'first.start_time')
    .where('gigs.status', '<>', 'CANCELLED')
    .orderBy('gigs.start_time')
    .orderBy('gigs.id')
    .execute();
  return gigs.length > 0 ? gigs.map(({ id }) => id) : [gigId];
}
