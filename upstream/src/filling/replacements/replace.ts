import type { Caller } from '../../platform/access/caller.ts';
import { boostGig } from '../boosts/boostGig.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import type { OfferResult } from '../offers/offerResponse.ts';
import { offerToPro } from '../offers/offerToPro.ts';
import { ApiError } from '../../platform/errors.ts';
import { rankStandbys } from '../matching/rankPros.ts';
import type { Services } from '../../platform/server/services.ts';
import { inSavepoint } from '../../platform/database/inSavepoint.ts';
import { dropOut } from './dropOut.ts';
import type { ReplacementBody } from './replaceApplication.ts';
import { requireReplaceable } from './requireReplaceable.ts';

type Replacement = ReplacementBody & { applicationId: number; gigId: number };

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
  { applicationId, gigId, reason, boost, pro_ids: chosen, limit, message }: Replacement,
): Promise<OfferResult[]> {
  return inTransactionOf(services, caller, async (trx) => {
    const dropped = await dropOut(services, trx, caller, { applicationId, gigId, reason });
    requireReplaceable(dropped);
    const { now } = dropped;
    if (boost) await atBoost(boostGig(trx, { gigId, bonus: boost, now }));
    const standbys =
      chosen ??
      (await rankStandbys(trx, { gigId, limit, now, excludeProIds: [dropped.proId] })).map(
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

type Place = { gigId: number; pro_id: number; message: string | null; applicationId: number };

async function offerPlace(
  services: Services,
  trx: Database,
  caller: Caller,
  { gigId: gig_id, pro_id, message, applicationId }: Place,
): Promise<OfferResult> {
  try {
    const offer = await inSavepoint(trx, () =>
      offerToPro(services, trx, caller, {
        application_type: 'DIRECT_OFFER',
        gig_id,
        pro_id,
        message,
        bonus: null,
        is_confirmed: true,
        replaces: applicationId,
      }),
    );
    return { ok: true, gig_id, pro_id, offer };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, gig_id, pro_id, error: error.toDetail() };
  }
}
