import type { Caller } from '../../platform/access/caller.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import type { OfferResult } from './offerResponse.ts';
import { offerToPro, type SingleOffer } from './offerToPro.ts';

type Offers = Omit<SingleOffer, 'gig_id' | 'pro_id'> & {
  gigIds: readonly number[];
  /** Each once. */
  proIds: readonly number[];
};

/** Offers every one of these gigs to every one of these pros, each pair in a separate transaction. */
export async function offerToEach(
  services: Services,
  caller: Caller,
  { gigIds, proIds, ...terms }: Offers,
): Promise<OfferResult[]> {
  const results: OfferResult[] = [];
  // Sequential, so that the places of a gig are assigned in the order of the pros.
  for (const gig_id of gigIds) {
    for (const pro_id of proIds) {
      try {
        const offer = await inTransactionOf(services, caller, (trx) =>
          offerToPro(services, trx, caller, { ...terms, gig_id, pro_id }),
        );
        results.push({ ok: true, gig_id, pro_id, offer });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        results.push({ ok: false, gig_id, pro_id, error: error.toDetail() });
      }
    }
  }
  return results;
}
