import { z } from 'zod';
import { accessOf, requirePermission } from '../../platform/access/locationAccess.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { notFound } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { lockOffer } from './lockOffer.ts';
import { listedOffer } from './offerResponse.ts';
import { postUntakenPlaces } from './postUntakenPlaces.ts';
import { notifyOfWithdrawal } from './notifyOfWithdrawal.ts';
import { offerColumns, toOfferResponse } from './toOfferResponse.ts';
import { withPros } from './withPros.ts';

/** `POST /api/staffer/direct-offers/:id/withdraw/`: withdraws a pending offer. */
export const withdrawOffer = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/direct-offers/:id/withdraw/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['direct offers'],
    summary: 'Withdraw a pending offer',
    description: 'Needs applications.manage. The pro is notified.',
    params: z.object({ id: idParameter }),
    responses: { 200: listedOffer },
    errors: [404, 409],
    handle: async ({ params: { id: offerId }, caller }) => {
      const { database, clock } = services;
      const locationId = await permittedLocation(database, caller, offerId);
      const offer = await inTransactionOf(services, caller, async (trx) => {
        const { gig_id: gigId, pro_id: proId } = await lockOffer(trx, offerId, clock.now());
        const withdrawn = await trx
          .updateTable('direct_offers')
          .set({ status: 'WITHDRAWN', withdrawal_reason: 'STAFFER' })
          .where('id', '=', offerId)
          .returning(offerColumns)
          .executeTakeFirstOrThrow();
        await postUntakenPlaces(trx, [gigId], clock.now());
        await notifyOfWithdrawal(services, trx, { gigId, proId });
        return toOfferResponse(withdrawn);
      });
      const [listed] = await withPros(database, [offer], locationId);
      if (!listed?.pro) throw notFound('offer');
      return { status: 200, body: { ...listed, pro: listed.pro } };
    },
  });

async function permittedLocation(database: Database, caller: Caller, offerId: number): Promise<number> {
  const location = await database
    .selectFrom('direct_offers')
    .innerJoin('locations', 'locations.id', 'direct_offers.location_id')
    .select(['locations.id', 'locations.organization_id'])
    .where('direct_offers.id', '=', offerId)
    .executeTakeFirst();
  const access = location && accessOf(caller, location);
  if (!access) throw notFound('offer');
  requirePermission(access, 'applications.manage');
  return location.id;
}
