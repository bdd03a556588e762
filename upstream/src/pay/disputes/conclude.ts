import type { Selectable, Transaction } from 'kysely';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Services } from '../../platform/server/services.ts';
import { breakMinutesOf } from '../hours/hoursToPay.ts';
import { requirePayoutAccount } from '../payments/payouts.ts';
import type { Submission } from '../payments/submitPayments.ts';
import { submitPayments } from '../payments/submitPayments.ts';
import { recordEvent } from './disputeEvents.ts';
import type { DisputeOutcome, DisputesTable } from './disputesTables.ts';
import { amountsOfGrant, type DisputedWork, type Grant, grantOf } from './grant.ts';
import { notifyPro } from './notifyOfDispute.ts';
import { payDifference } from './payDifference.ts';
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

async function applyGrant(
  trx: Transaction<Tables>,
  disputeId: number,
  disputed: DisputedWork,
  grant: Grant,
  submission: Submission,
): Promise<void> {
  const { work } = disputed;
  if (grant.kind === 'HOURS') {
    const minutes = grant.minutes + breakMinutesOf(work);
    await trx
      .updateTable('gig_applications')
      .set({
        work_end_time: new Date(work.work_start_time.getTime() + minutes * 60_000),
        hours_updated_ts: submission.now,
        hours_updated_by_user_id: submission.userId,
        hours_reason: 'Decided in a dispute',
        last_updated_ts: submission.now,
      })
      .where('id', '=', work.id)
      .execute();
  } else if (grant.kind === 'PAYMENT') {
    await submitPayments(
      trx,
      [work],
      new Map([[work.id, { tip: undefined, bonus: grant.bonus }]]),
      submission,
    );
  } else {
    const amounts = amountsOfGrant(disputed, grant);
    if (amounts) await payDifference(trx, { disputeId, work, amounts, attempt: 1 }, submission);
  }
}
