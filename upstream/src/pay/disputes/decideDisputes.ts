import { sql } from 'kysely';
import type { DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { isNotWaiting, tryItems } from '../../platform/dueWork/tryItems.ts';
import { checkPostings } from '../ledger/checkPostings.ts';
import type { DisputeRow } from './actOnDispute.ts';
import { conclude } from './conclude.ts';
import { notifyManagers } from './notifyOfDispute.ts';

/**
 * Decides disputes that no one answered in time: for the pro, or by the counteroffer that the pro ignored. Where the decision
 * could charge a business for a pro who cannot get money, it waits for the payout account. A decision that throws is retried
 * later.
 */
export const decideDisputes: DueJob = {
  name: 'decideDisputes',
  work: async (services, trx, now) => {
    const { rows } = await sql<DisputeRow>`
      select disputes.* from disputes
      join gigs on gigs.id = disputes.gig_id
      join pros on pros.id = disputes.pro_id
      join locations on locations.id = disputes.location_id
      where disputes.answer_due_ts <= ${now} and (pros.has_stripe_id or locations.invoicing_enabled)
        and ${isNotWaiting('decideDisputes', 'disputes.id', now)}
      order by disputes.answer_due_ts, disputes.id limit 1 for update of disputes, gigs skip locked
    `.execute(trx);
    const [dispute] = rows;
    if (!dispute) return 0;
    const conclusion =
      dispute.status === 'COUNTERED' && dispute.counter_value !== null
        ? ({ outcome: 'COUNTER_UNANSWERED', value: dispute.counter_value, note: null } as const)
        : ({ outcome: 'CLAIM_UNANSWERED', value: dispute.claimed_value, note: null } as const);
    await tryItems(services, trx, { job: 'decideDisputes', ids: [dispute.id], now }, async () => {
      await conclude(services, trx, dispute, conclusion, { userId: null, now });
      await notifyManagers(services, trx, dispute.id, 'DECIDED');
      await checkPostings(trx);
    });
    return 1;
  },
  next: (database, window) =>
    earliest(database.selectFrom('disputes').where('answer_due_ts', 'is not', null), window, {
      column: 'answer_due_ts',
      location: 'location_id',
    }),
};
