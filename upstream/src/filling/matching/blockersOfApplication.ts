import type { Database } from '../../platform/database/database.ts';
import { type MatchBlocker, matchBlockerColumns, toMatchBlockers } from './matchBlockers.ts';

/** What currently prevents the pro of an application from working its gig. */
export async function blockersOfApplication(
  database: Database,
  applicationId: number,
): Promise<MatchBlocker[]> {
  const row = await database
    .selectFrom('gig_applications')
    .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
    .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
    .select(matchBlockerColumns)
    .where('gig_applications.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return toMatchBlockers(row);
}
