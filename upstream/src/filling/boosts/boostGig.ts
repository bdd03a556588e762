import { describeStatus } from '../../schedule/gigs/gigStatus.ts';
import { sql } from 'kysely';
import { invalidTransition } from '../applications/transitions/applicationState.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { lockGig } from '../../schedule/gigs/lockGig.ts';

/** The gig and the bonus of a boost. */
type BoostedGig = {
  gigId: number;
  /** Dollars for each pro. */
  bonus: number;
  now: Date;
};

/**
 * Sets the bonus of a gig that needs pros, within a transaction of `inTransactionOf`, which records the actor. Every
 * pro who works the gig gets it. A bonus can only be raised.
 *
 * @throws ApiError not_found, invalid_transition for a gig that no longer accepts pros, or invalid at the bonus
 */
export async function boostGig(trx: Database, { gigId, bonus, now }: BoostedGig): Promise<void> {
  const gig = await lockGig(trx, gigId);
  if (gig.status !== 'POSTED' && gig.status !== 'CONFIRMED' && gig.status !== 'UNAPPROVED') {
    throw invalidTransition(
      `This shift ${describeStatus(gig.status)}: it is boosted while it looks for pros.`,
    );
  }
  if (gig.end_time <= now)
    throw invalidTransition('This shift is over: it is boosted while it looks for pros.');
  if (gig.boosted_gig_bonus !== null && bonus <= gig.boosted_gig_bonus) {
    throw invalidField(
      'bonus',
      `This shift has a bonus of $${gig.boosted_gig_bonus} already. Enter a higher one.`,
    );
  }
  await trx
    .updateTable('gigs')
    .set({ boosted_gig_bonus: bonus, revision: sql<number>`revision + 1`, last_updated_ts: now })
    .where('id', '=', gigId)
    .execute();
  await trx.deleteFrom('reopened_places').where('gig_id', '=', gigId).execute();
}
