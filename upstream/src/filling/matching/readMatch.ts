import type { Database } from '../../platform/database/database.ts';
import type { MatchParts } from './matchParts.ts';
import { matchPartsObject } from './matchPoints.ts';

type Pair = { gigId: number; proId: number; now: Date };

/** How well a pro fits a gig, part by part. Both must exist. */
export async function readMatch(database: Database, { gigId, proId, now }: Pair): Promise<MatchParts> {
  const { parts } = await database
    .selectFrom('gigs')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .innerJoin('pros', (join) => join.on('pros.id', '=', proId))
    .select(matchPartsObject(now).as('parts'))
    .where('gigs.id', '=', gigId)
    .executeTakeFirstOrThrow();
  return parts;
}
