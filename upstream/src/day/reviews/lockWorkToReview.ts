import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** The work that a review is about. */
export type ReviewedWork = Awaited<ReturnType<typeof lockWorkToReview>>;

/** Reads the work of an application, locked so that concurrent reviews add up. */
export function lockWorkToReview(trx: Database, applicationId: number) {
  return trx
    .selectFrom('gig_applications')
    .select([
      'pro_id',
      'is_confirmed',
      'is_cancelled',
      'is_gig_cancelled',
      'sent_home_ts',
      'work_end_time',
      'review_ratings',
      sql<boolean>`exists (select from time_punches where application_id = gig_applications.id)`.as(
        'has_clocked_in',
      ),
    ])
    .where('id', '=', applicationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
