import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueJob, DueServices } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { isNotWaiting, tryItems } from '../../platform/dueWork/tryItems.ts';
import { checkPostings } from '../ledger/checkPostings.ts';
import type { DisputeRow } from './actOnDispute.ts';
import { billedOrganization } from '../payments/billedOrganization.ts';
import { conclude } from './conclude.ts';
import { escalate } from './escalate.ts';
import { notifyManagers } from './notifyManagers.ts';
import { notifyPro } from './notifyOfDispute.ts';

type DueDispute = DisputeRow & {
  /** Whether the location has left the organization that is billed. */
  has_left: boolean;
};

/**
 * Decides disputes that no one answered in time: for the pro, or by the counteroffer that the pro ignored. Where the decision
 * could charge a business for a pro who cannot get money, it waits for the payout account. An organization that the location
 * has left is charged for no claim that it did not see: that is left to the platform. A decision that throws is retried later.
 */
export const decideDisputes: DueJob = {
  name: 'decideDisputes',
  work: async (services, trx, now) => {
    const { rows } = await sql<DueDispute>`
      select disputes.*, billed.organization_id <> locations.organization_id as has_left from disputes
      join gigs on gigs.id = disputes.gig_id
      join gig_applications on gig_applications.id = disputes.application_id
      join pros on pros.id = disputes.pro_id
      join locations on locations.id = disputes.location_id
      cross join lateral ${billedOrganization}
      where disputes.answer_due_ts <= ${now}
        and (
          pros.has_stripe_id or locations.invoicing_enabled
          or (disputes.status = 'OPEN' and billed.organization_id <> locations.organization_id)
        )
        and ${isNotWaiting('decideDisputes', 'disputes.id', now)}
      order by disputes.answer_due_ts, disputes.id limit 1 for update of disputes, gigs skip locked
    `.execute(trx);
    const [due] = rows;
    if (!due) return 0;
    await tryItems(services, trx, { job: 'decideDisputes', ids: [due.id], now }, async () => {
      await decide(services, trx, due, now);
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

async function decide(
  services: DueServices,
  trx: Transaction<Tables>,
  { has_left, ...dispute }: DueDispute,
  now: Date,
): Promise<void> {
  if (has_left && dispute.status === 'OPEN') {
    await escalate(services, { trx, dispute, now }, { kind: 'ESCALATED', userId: null, note: null });
    await notifyManagers(services, trx, dispute.id, 'UNANSWERED');
    await notifyPro(
      services,
      trx,
      dispute.id,
      'the business did not answer in time, so the platform decides.',
    );
    return;
  }
  const conclusion =
    dispute.status === 'COUNTERED' && dispute.counter_value !== null
      ? ({ outcome: 'COUNTER_UNANSWERED', value: dispute.counter_value, note: null } as const)
      : ({ outcome: 'CLAIM_UNANSWERED', value: dispute.claimed_value, note: null } as const);
  await conclude(services, trx, dispute, conclusion, { userId: null, now });
  await notifyManagers(services, trx, dispute.id, 'DECIDED');
}
