import { z } from 'zod';
import { accessTo } from '../../platform/access/locationAccess.ts';
import { notFound } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { listedOffer } from './offerResponse.ts';
import { offerColumns, toOfferResponse } from './toOfferResponse.ts';
import { withoutHiddenBonus } from './withoutHiddenBonus.ts';
import { withPros } from './withPros.ts';

/** `GET /api/staffer/direct-offers/:id/`: one offer with its pro. */
export const getOffer = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/direct-offers/:id/',
    access: 'staffer',
    tags: ['direct offers'],
    summary: 'One offer',
    params: z.object({ id: idParameter }),
    responses: { 200: listedOffer },
    errors: [404],
    handle: async ({ params, caller }) => {
      const row = await database
        .selectFrom('direct_offers')
        .select(offerColumns)
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (!row) throw notFound('offer');
      await accessTo(database, caller, row.location_id);
      const seen = await withoutHiddenBonus(database, caller, [toOfferResponse(row)]);
      const [offer] = await withPros(database, seen, row.location_id);
      if (!offer?.pro) throw notFound('offer');
      return { status: 200, body: { ...offer, pro: offer.pro } };
    },
  });
