import type { Database } from '../../platform/database/database.ts';

/** The id of the location of a gig that exists. */
export async function locationOfGig(database: Database, gigId: number): Promise<number> {
  const { location_id } = await database
    .selectFrom('gigs')
    .select('location_id')
    .where('id', '=', gigId)
    .executeTakeFirstOrThrow();
  return location_id;
}
