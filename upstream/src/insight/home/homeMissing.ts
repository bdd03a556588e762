import type { Database } from '../../platform/database/database.ts';

/** The names of confirmed pros who have not come to these gigs, by gig. */
export async function readMissing(
  database: Database,
  gigIds: readonly number[],
): Promise<Map<number, string[]>> {
  if (gigIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('gig_applications')
    .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
    .select(['gig_applications.gig_id', 'pros.display_name'])
    .where('gig_applications.gig_id', 'in', gigIds)
    .where('gig_applications.missing_since_ts', 'is not', null)
    .where('gig_applications.sent_home_ts', 'is', null)
    .where('gig_applications.is_confirmed', '=', true)
    .where('gig_applications.is_cancelled', '=', false)
    .orderBy('pros.display_name')
    .orderBy('gig_applications.id')
    .execute();
  const byGig = Map.groupBy(rows, ({ gig_id }) => gig_id);
  return new Map([...byGig].map(([gigId, pros]) => [gigId, pros.map(({ display_name }) => display_name)]));
}
