import type { Caller } from '../../platform/access/caller.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Upstream } from '../../platform/server/services.ts';
import type { OfferResult } from './offerResponse.ts';
import { offerToPro, type SingleOffer } from './offerToPro.ts';

type Offers = Omit<SingleOffer, 'gig_id' | 'pro_id'> & {
  gigIds: readonly number[];
  /** Each once. */
  proIds: readonly number[];
};

/** Offers every one of these gigs to every one of these pros, each pair in a transaction of its own. */
export async function offerToEach(
  upstream: Upstream,
  caller: Caller,
  { gigIds, proIds, ...terms }: Offers,
): Promise<OfferResult[]> {
  const results: OfferResult[] = [];
  // One after the other: the places of a gig are given away in the order of the pros.
  for (const gig_id of gigIds) {
    for (const pro_id of proIds) {
      try {
        const offer = await inTransactionOf(upstream, caller, (trx) =>
          offerToPro(upstream, trx, caller, { ...terms, gig_id, pro_id }),
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
