import type { Selectable, Transaction } from 'kysely';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Services } from '../../platform/server/services.ts';
import { requirePayoutAccount } from '../payments/payouts.ts';
import type { Submission } from '../payments/submitPayments.ts';
import { applyGrant } from './applyGrant.ts';
import { recordEvent } from './disputeEvents.ts';
import type { DisputeOutcome, DisputesTable } from './disputesTables.ts';
import { type Grant, grantOf } from './grant.ts';
import { notifyPro } from './notifyOfDispute.ts';
import { readDisputedWork } from './readDisputedWork.ts';

/** How a dispute ends, and the value that counts then. */
export type Conclusion = { outcome: DisputeOutcome; value: number; note: string | null };

type Dispute = Pick<Selectable<DisputesTable>, 'id' | 'application_id' | 'subject'>;

/**
 * Ends a dispute whose gig is locked: sets the hours or submits what the pro gets more.
 *
 * @throws ApiError payout_account_missing for a charge that would not reach the pro
 */
export async function conclude(
  services: Pick<Services, 'clock' | 'settings'>,
  trx: Transaction<Tables>,
  dispute: Dispute,
  { outcome, value, note }: Conclusion,
  submission: Submission,
): Promise<void> {
  const disputed = await readDisputedWork(trx, cardNetworkName(services), dispute.application_id);
  // A rejected claim leaves everything as it is: unpaid work stays due.
  const grant: Grant =
    outcome === 'DECIDED_FOR_BUSINESS' ? { kind: 'NOTHING' } : grantOf(disputed, dispute.subject, value);
  if (grant.kind === 'PAYMENT' || grant.kind === 'DIFFERENCE') requirePayoutAccount(disputed.work);
  await applyGrant(trx, dispute.id, disputed, grant, submission);
  await trx
    .updateTable('disputes')
    .set({
      status: 'RESOLVED',
      outcome,
      resolved_value: value,
      resolved_ts: submission.now,
      answer_due_ts: null,
      reminder_due_ts: null,
    })
    .where('id', '=', dispute.id)
    .execute();
  const actor = { actor_user_id: submission.userId, created_ts: submission.now };
  await recordEvent(trx, { dispute_id: dispute.id, kind: 'RESOLVED', value, note, ...actor });
  await notifyPro(services, trx, dispute.id, sentences[outcome]);
}

const sentences: Record<DisputeOutcome, string> = {
  CLAIM_ACCEPTED: 'your claim was accepted.',
  CLAIM_UNANSWERED: 'your claim is approved.',
  COUNTER_ACCEPTED: 'you accepted the counteroffer.',
  COUNTER_UNANSWERED: 'you did not answer in time, so the counteroffer counts.',
  DECIDED_FOR_PRO: 'your claim is approved.',
  DECIDED_FOR_BUSINESS: 'your claim is rejected.',
  DECIDED_SPLIT: 'a part of your claim is approved.',
};
