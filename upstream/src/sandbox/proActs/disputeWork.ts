import type { Transaction } from 'kysely';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Services } from '../../platform/server/services.ts';
import { hoursToPay } from '../../pay/hours/hoursToPay.ts';
import { paymentAmounts } from '../../pay/payments/paymentAmounts.ts';
import type { DisputeSubject } from '../../pay/disputes/disputesTables.ts';
import { openDispute } from '../../pay/disputes/openDispute.ts';
import { type DisputedWork } from '../../pay/disputes/grant.ts';
import { readDisputedWork } from '../../pay/disputes/readDisputedWork.ts';

/** What locations guarantee by default, in minutes. */
const usualGuarantee = 4 * 60;

type Contest = { applicationId: number; subject: DisputeSubject };

const notes: Record<DisputeSubject, string> = {
  HOURS: 'These hours are too short. My clock-in and clock-out show when I worked.',
  PAYMENT: 'I worked this shift and have not been paid for it.',
  CANCELLATION: 'The shift was cancelled too late for me to find another one.',
};

/**
 * A pro contests changed hours, claiming the punched or posted time, a missing payment, claiming what is due, or the pay for
 * a late cancellation, claiming the posted hours.
 *
 * @throws ApiError as `openDispute`
 */
export async function disputeWork(
  services: Pick<Services, 'clock' | 'settings'>,
  trx: Transaction<Tables>,
  { applicationId, subject }: Contest,
): Promise<void> {
  const disputed = await readDisputedWork(trx, cardNetworkName(services), applicationId);
  const { user_id: userId } = await trx
    .selectFrom('pros')
    .select('user_id')
    .where('id', '=', disputed.work.pro_id)
    .executeTakeFirstOrThrow();
  const claim = { applicationId, subject, value: claimOf(disputed, subject), note: notes[subject] };
  await openDispute(services, trx, claim, { userId });
}

function claimOf({ work }: DisputedWork, subject: DisputeSubject): number {
  const hours = hoursToPay(work);
  // Four hours are usual where nothing was guaranteed.
  if (subject === 'CANCELLATION') {
    return hours.minutes_to_pay > 0 ? hours.posted_minutes : Math.min(hours.posted_minutes, usualGuarantee);
  }
  if (subject === 'HOURS') return Math.max(hours.punched_minutes ?? 0, hours.posted_minutes);
  return paymentAmounts(work, hours, { tip: 0, bonus: 0 }).payout;
}
