import { isPayFixed } from '../../filling/applications/transitions/adjustHours.ts';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { hoursToPay } from '../hours/hoursToPay.ts';
import { addedPay } from '../adHocPayments/addedPay.ts';
import { lastOwedFor, owedFor } from '../ledger/owed.ts';
import { extrasOf } from '../payments/extrasOf.ts';
import { readPayableWork } from '../payments/payableWork.ts';
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
  const [work] = await readPayableWork(database, network, ids);
  if (!work) throw notFound('application');
  const earlier = (await lastOwedFor(database, ids)).get(applicationId);
  const added = await addedPay(database, work);
  if (!isPayFixed(work)) return { work, earlier, paidCents: 0, adjustedMinutes: added.minutes };
  const owed = (await owedFor(database, ids)).get(applicationId);
  const nothingAdded = { tip: undefined, bonus: undefined };
  const first = owed
    ? payoutOf(owed)
    : paymentAmounts(work, hoursToPay(work), extrasOf(work, nothingAdded, earlier)).payout;
  return { work, earlier, paidCents: first + added.cents, adjustedMinutes: added.minutes };
}
