import type { Transaction } from 'kysely';
import { readFacts } from '../applications/transitions/readFacts.ts';
import { recountGigs } from '../../schedule/gigs/recountGigs.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { applicationFor } from './applicationFor.ts';
import { lockOffer } from './lockOffer.ts';
import { takePlace } from './takePlace.ts';

/**
 * Accepts an offer for a pro, who then has the place and is confirmed. If it was the last place, withdraws the other
 * offers. Call it within a transaction of `inTransactionOf` with the pro's user.
 *
 * @returns the id of the resulting application
 * @throws ApiError not_found, invalid_transition, expired, gig_full, already_exists or PAYMENT_METHOD_DOES_NOT_EXIST
 */
export async function acceptOffer(
  services: DueServices,
  trx: Transaction<Tables>,
  offerId: number,
): Promise<number> {
  const now = services.clock.now();
  const offer = await lockOffer(trx, offerId, now);
  const { gig_id: gigId, pro_id: proId, created_by_user_id: offeredBy } = offer;
  const applicationId = await applicationFor(trx, { gigId, proId, now });
  const facts = await readFacts(
    trx,
    { gigId, applicationId },
    {
      caller: { userId: offeredBy ?? 0, isPlatformAdmin: false },
      network: cardNetworkName(services),
      now: () => now,
    },
  );
  const change = takePlace(facts);
  // Updated first: offers still pending when the last place is taken are withdrawn.
  await trx
    .updateTable('direct_offers')
    .set({ status: 'ACCEPTED', application_id: applicationId, answered_ts: now })
    .where('id', '=', offerId)
    .execute();
  await trx
    .updateTable('gig_applications')
    .set({
      ...change,
      selected_by_user_id: offeredBy,
      offer_bonus: offer.bonus || null,
      last_updated_ts: now,
    })
    .where('id', '=', applicationId)
    .execute();
  await recountGigs(trx, [gigId], now);
  return applicationId;
}
