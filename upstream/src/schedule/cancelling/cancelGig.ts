import { cancellation } from './applicationCancellation.ts';
import { recountGigs } from '../gigs/recountGigs.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/server/services.ts';
import { type GigEffects, noEffects } from '../gigs/gigEffects.ts';
import { lockGig } from '../gigs/lockGig.ts';
import { cancellationFee } from './cancellationFee.ts';
import { checkCancellable } from './checkCancellable.ts';
import type { GigCancellation } from './gigCancellation.ts';
import { notifyOfCancellation } from './notifyOfCancellation.ts';
import { readCancellationTerms } from './readCancellationTerms.ts';

type Cancelled = { gigId: number; why: GigCancellation };

/**
 * Cancels a gig with its applications and offers, within a transaction of `inTransactionOf`. The caller checks the
 * permission first. Notifies the pros who had a place. If it is late, the guaranteed hours of the confirmed ones become due.
 *
 * @throws ApiError invalid_transition once it has started, and for gigs that are final
 */
export async function cancelGig(
  services: Services,
  trx: Database,
  caller: Caller,
  { gigId, why }: Cancelled,
): Promise<GigEffects> {
  const gig = await lockGig(trx, gigId);
  const now = services.clock.now();
  checkCancellable(gig, now);
  const terms = await readCancellationTerms(trx, cardNetworkName(services), gig.location_id);
  const { total_applications: total, cancelled_applications: gone, confirmed_applications: confirmed } = gig;
  const { guaranteedMinutes, ...fee } = cancellationFee(gig, terms, now);
  const isOwed = fee.fee_amount > 0;
  const effects = {
    ...noEffects,
    released_pros: confirmed,
    released_applicants: total - gone - confirmed,
    ...fee,
  };
  await trx
    .updateTable('gigs')
    .set({
      status: 'CANCELLED',
      cancelled_ts: now,
      cancellation_reason: why.reason,
      cancellation_explanation: why.explanation,
      cancellation_fee_amount: fee.fee_amount,
      cancellation_payment_status: isOwed ? 'DUE' : null,
      last_updated_ts: now,
    })
    .where('id', '=', gigId)
    .execute();
  const released = await trx
    .updateTable('gig_applications')
    .set((eb) => ({
      ...cancellation({ actor: caller, now }, why.reason, why.explanation),
      last_updated_ts: now,
      // Confirmed pros are paid for these, whatever the terms are later.
      guaranteed_minutes: isOwed
        ? eb.case().when('is_confirmed', '=', true).then(guaranteedMinutes).else(null).end()
        : null,
    }))
    .where('gig_id', '=', gigId)
    .where('is_cancelled', '=', false)
    .returning(['pro_id', 'is_selected', 'guaranteed_minutes'])
    .execute();
  await trx
    .updateTable('direct_offers')
    .set({ status: 'WITHDRAWN', answered_ts: now })
    .where('gig_id', '=', gigId)
    .where('status', '=', 'PENDING')
    .execute();
  await recountGigs(trx, [gigId], now);
  await notifyOfCancellation(services, trx, {
    gig,
    pros: released.filter(({ is_selected }) => is_selected),
    why,
  });
  return effects;
}
