import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { breakMinutesOf } from '../hours/hoursToPay.ts';
import type { PayableWork } from '../payments/payableWork.ts';
import type { Submission } from '../payments/submitPayments.ts';
import { submitPayments } from '../payments/submitPayments.ts';
import { amountsOfGrant, type DisputedWork, type Grant } from './grant.ts';
import { guaranteeMore } from './guaranteeMore.ts';
import { payDifference } from './payDifference.ts';

/** Sets the hours that a dispute granted, or submits what the pro gets more. */
export async function applyGrant(
  trx: Transaction<Tables>,
  disputeId: number,
  disputed: DisputedWork,
  grant: Grant,
  submission: Submission,
): Promise<void> {
  const { work } = disputed;
  if (grant.kind === 'HOURS') {
    const set = work.guaranteed_minutes === null ? setHours : guaranteeMore;
    await set(trx, work, grant.minutes, submission);
  } else if (grant.kind === 'PAYMENT') {
    const extras = { tip: undefined, bonus: grant.bonus };
    await submitPayments(trx, [work], new Map([[work.id, extras]]), submission);
  } else {
    const amounts = amountsOfGrant(disputed, grant);
    if (amounts) await payDifference(trx, { disputeId, work, amounts, attempt: 1 }, submission);
  }
}

async function setHours(
  trx: Transaction<Tables>,
  work: PayableWork,
  paidMinutes: number,
  { userId, now }: Submission,
): Promise<void> {
  const minutes = paidMinutes + breakMinutesOf(work);
  await trx
    .updateTable('gig_applications')
    .set({
      work_end_time: new Date(work.work_start_time.getTime() + minutes * 60_000),
      hours_updated_ts: now,
      hours_updated_by_user_id: userId,
      hours_reason: 'Decided in a dispute',
      last_updated_ts: now,
    })
    .where('id', '=', work.id)
    .execute();
}
