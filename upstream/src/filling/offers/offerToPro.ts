import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { applicationFor } from './applicationFor.ts';
import { assign } from './assign.ts';
import type { OfferBody } from './createOffers.ts';
import { offerExpiry } from './offerExpiry.ts';
import type { OfferResponse } from './offerResponse.ts';
import { requireOfferable } from './requireOfferable.ts';
import { notifyPro } from './notifyPro.ts';
import { offerColumns, toOfferResponse } from './toOfferResponse.ts';

/** One offer of one gig to one pro. */
export type SingleOffer = Pick<OfferBody, 'application_type' | 'bonus' | 'message' | 'is_confirmed'> & {
  gig_id: number;
  pro_id: number;
  /** The application whose place is offered again; the gig may then have begun. */
  replaces?: number;
};

/**
 * Offers a gig to a pro, or assigns them. Locks the gig first, so that of two concurrent requests for the last place
 * the second one fails.
 *
 * @throws ApiError not_found, invalid_transition, gig_full or already_exists, when the pro cannot get the offer
 */
export async function offerToPro(
  services: DueServices,
  trx: Database,
  caller: Caller,
  { application_type, bonus, message, is_confirmed, gig_id, pro_id, replaces }: SingleOffer,
): Promise<OfferResponse> {
  const isReplacement = replaces !== undefined;
  const gig = await requireOfferable(services, trx, { gigId: gig_id, proId: pro_id, isReplacement });
  const isAssignment = application_type === 'ASSIGNMENT';
  const now = services.clock.now();
  const applicationId = isAssignment
    ? await applicationFor(trx, { gigId: gig_id, proId: pro_id, now })
    : null;
  if (applicationId !== null)
    await assign(services, trx, caller, { applicationId, gigId: gig_id, is_confirmed, bonus });
  const offer = await trx
    .insertInto('direct_offers')
    .values({
      gig_id,
      pro_id,
      application_type,
      status: isAssignment ? 'ACCEPTED' : 'PENDING',
      application_id: applicationId,
      replaces_application_id: replaces ?? null,
      bonus,
      message,
      expires_ts: isAssignment ? null : offerExpiry(gig, now),
      created_by_user_id: caller.userId,
      created_ts: now,
      answered_ts: isAssignment ? now : null,
    })
    .returning(offerColumns)
    .executeTakeFirstOrThrow();
  await notifyPro(services, trx, { ...gig, proId: pro_id, offer });
  return toOfferResponse(offer);
}
