import type { Caller } from '../../platform/access/caller.ts';
import { boostGig } from '../boosts/boostGig.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import type { OfferResult } from '../offers/offerResponse.ts';
import { ApiError } from '../../platform/errors.ts';
import { rankStandbys } from '../matching/rankPros.ts';
import type { Services } from '../../platform/server/services.ts';
import { dropOut } from './dropOut.ts';
import { offerPlace } from './offerPlace.ts';
import type { ReplacementBody } from './replaceApplication.ts';
import { requireReplaceable } from './requireReplaceable.ts';

type Replacement = ReplacementBody & {
  applicationId: number;
  gigId: number;
  /** Pros who are not among the best matches: they are asked for other places. */
  excludeProIds?: readonly number[];
};

/**
 * In one transaction, records why a pro dropped out, reopens the place, raises the bonus, and offers the place to
 * standbys. What is recorded already stays as it is.
 *
 * @returns the chosen standbys, best match first, each with an offer or an error
 * @throws ApiError invalid_transition, gig_full, or invalid at the boost; then nothing is done
 */
export function replace(
  services: Services,
  caller: Caller,
  { applicationId, gigId, reason, boost, pro_ids: chosen, limit, message, excludeProIds = [] }: Replacement,
): Promise<OfferResult[]> {
  return inTransactionOf(services, caller, async (trx) => {
    const dropped = await dropOut(services, trx, caller, { applicationId, gigId, reason });
    requireReplaceable(dropped);
    const { now } = dropped;
    if (boost) await atBoost(boostGig(trx, { gigId, bonus: boost, now }));
    const standbys =
      chosen ??
      (await rankStandbys(trx, { gigId, limit, now, excludeProIds: [dropped.proId, ...excludeProIds] })).map(
        ({ proId }) => proId,
      );
    const results: OfferResult[] = [];
    for (const pro_id of new Set(standbys)) {
      results.push(await offerPlace(services, trx, caller, { gigId, pro_id, message, applicationId }));
    }
    return results;
  });
}

/** The field is called differently here. */
async function atBoost(boosting: Promise<void>): Promise<void> {
  try {
    await boosting;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'invalid') throw error;
    throw new ApiError('invalid', error.message, { target: 'boost' });
  }
}
