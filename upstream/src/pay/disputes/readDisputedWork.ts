import { isPayFixed } from '../../filling/applications/transitions/adjustHours.ts';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { hoursToPay } from '../hours/hoursToPay.ts';
import { addedPay } from '../adHocPayments/addedPay.ts';
import { lastOwedFor, owedFor } from '../ledger/owed.ts';
import { extrasOf } from '../payments/extrasOf.ts';
import { type PayableWork, readPayableWork } from '../payments/payableWork.ts';
import { paymentAmounts } from '../payments/paymentAmounts.ts';
import { payoutOf } from '../payments/paymentEntries.ts';
import type { DisputedWork } from './grant.ts';

/**
 * Reads the work of an application and what the pro got for it. To change it, lock its gig first.
 *
 * @throws ApiError not_found
 */
export async function readDisputedWork(
  database: Database,
  network: CardNetworkName,
  applicationId: number,
): Promise<DisputedWork> {
  const ids = [applicationId];
  const [payable] = await readPayableWork(database, network, ids);
  if (!payable) throw notFound('application');
  const calledOff = payable.is_gig_cancelled ? await readCalledOff(database, applicationId) : null;
  const work = calledOff === null ? payable : { ...payable, ...guaranteeOf(payable) };
  const earlier = (await lastOwedFor(database, ids)).get(applicationId);
  const added = await addedPay(database, work);
  if (!isPayFixed(work)) return { work, earlier, paidCents: 0, adjustedMinutes: added.minutes, calledOff };
  const owed = (await owedFor(database, ids)).get(applicationId);
  const nothingAdded = { tip: undefined, bonus: undefined };
  const first = owed
    ? payoutOf(owed)
    : paymentAmounts(work, hoursToPay(work), extrasOf(work, nothingAdded, earlier)).payout;
  return { work, earlier, paidCents: first + added.cents, adjustedMinutes: added.minutes, calledOff };
}

/** What a cancelled gig pays by itself: nothing, and no bonus, unless hours were guaranteed. */
const guaranteeOf = ({ guaranteed_minutes }: PayableWork) => ({
  guaranteed_minutes: guaranteed_minutes ?? 0,
  promised_bonus: null,
});

/** When the gig was cancelled, for a pro who lost a place by that; null for one who had left it before. */
async function readCalledOff(database: Database, applicationId: number): Promise<DisputedWork['calledOff']> {
  const gig = await database
    .selectFrom('gig_applications')
    .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
    .select(['gigs.cancelled_ts as at', 'gigs.start_time as start'])
    .where('gig_applications.id', '=', applicationId)
    .where('gig_applications.is_confirmed', '=', true)
    .whereRef('gig_applications.cancelled_ts', '=', 'gigs.cancelled_ts')
    .executeTakeFirst();
  return gig?.at ? { at: gig.at, start: gig.start } : null;
}
