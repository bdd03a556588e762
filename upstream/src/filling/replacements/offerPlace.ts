import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { inSavepoint } from '../../platform/database/inSavepoint.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import type { OfferResponse, OfferResult } from '../offers/offerResponse.ts';
import { offerToPro } from '../offers/offerToPro.ts';
import { offerColumns, toOfferResponse } from '../offers/toOfferResponse.ts';

type Place = { gigId: number; pro_id: number; message: string | null; applicationId: number };

/**
 * Offers the place of a pro who dropped out to another one. Who is already asked for this very place keeps that offer, so
 * that a repeated request asks no one twice.
 */
export async function offerPlace(
  services: Services,
  trx: Database,
  caller: Caller,
  place: Place,
): Promise<OfferResult> {
  const { gigId: gig_id, pro_id, message, applicationId } = place;
  const pending = await pendingOffer(trx, place);
  if (pending) return { ok: true, gig_id, pro_id, offer: pending };
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

async function pendingOffer(
  trx: Database,
  { pro_id, applicationId }: Place,
): Promise<OfferResponse | undefined> {
  const offer = await trx
    .selectFrom('direct_offers')
    .select(offerColumns)
    .where('replaces_application_id', '=', applicationId)
    .where('pro_id', '=', pro_id)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return offer && toOfferResponse(offer);
}
