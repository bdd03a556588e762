import { sql } from 'kysely';
import { findConflicts } from '../conflicts/findConflicts.ts';
import type { Database } from '../../platform/database/database.ts';
import { isUnhindered } from './matchBlockers.ts';

/** An open applicant. */
type NextBest = { applicationId: number; display_name: string; match_score: number };

/** How many of the best applicants are checked for conflicts. */
const looked = 20;

/**
 * The open applicant with the best match who has no blocker, no conflict, and whose selection has not lapsed; undefined
 * if there is none.
 */
export async function nextBestApplicant(
  database: Database,
  gigId: number,
  now: Date,
): Promise<NextBest | undefined> {
  const waiting = await database
    .selectFrom('gig_applications')
    .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
    .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
    .select([
      'gig_applications.id as applicationId',
      'gig_applications.pro_id as proId',
      'pros.display_name',
      'gig_applications.match_score',
    ])
    .where('gig_applications.gig_id', '=', gigId)
    .where('gig_applications.is_selected', '=', false)
    .where('gig_applications.is_cancelled', '=', false)
    .where('gig_applications.selection_lapsed_ts', 'is', null)
    .where(sql<boolean>`${isUnhindered}`)
    .orderBy('gig_applications.match_score', 'desc')
    .orderBy('gig_applications.id')
    .limit(looked)
    .execute();
  const pairs = waiting.map(({ proId }) => ({ proId, gigId }));
  const conflicts = await findConflicts(database, pairs, now);
  return waiting.find((_applicant, index) => conflicts[index]?.length === 0);
}
