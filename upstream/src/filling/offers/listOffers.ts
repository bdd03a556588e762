import { z } from 'zod';
import { type LocationScope, locationScope } from '../../platform/access/locationScope.ts';
import type { Database } from '../../platform/database/database.ts';
import { accessToGig } from '../../schedule/gigs/accessToGig.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { loadProSummaries } from '../../pros/profiles/loadProSummaries.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { listedOffer, offerStatuses } from './offerResponse.ts';
import { offerColumns, toOfferResponse } from './toOfferResponse.ts';
import { withoutHiddenBonus } from './withoutHiddenBonus.ts';

const offerListQuery = z.strictObject({
  ...pagingParameters,
  gig_id: idParameter.optional(),
  location_id: idParameter.optional(),
  status: z.enum(offerStatuses).optional(),
  replaces_application_id: idParameter.optional().describe('Only offers of the place of this application'),
});

/** `GET /api/staffer/direct-offers/`: direct offers, newest first. */
export const listOffers = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/direct-offers/',
    access: 'staffer',
    tags: ['direct offers'],
    summary: 'List direct offers, newest first',
    description: 'The bonus is null for callers without wages.view.',
    query: offerListQuery,
    responses: { 200: pageSchema(listedOffer) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      if (query.gig_id !== undefined) await accessToGig(database, caller, query.gig_id);
      const scope = await locationScope(database, caller, query);
      const body = await pageOf({ url, query }, selectOffers(database, scope, query), async (rows) => {
        const ids = [...new Set(rows.map(({ pro_id }) => pro_id))];
        const pros = await loadProSummaries(database, ids, scope);
        const seen = await withoutHiddenBonus(database, caller, rows.map(toOfferResponse));
        return seen.flatMap((offer) => {
          const pro = pros.get(offer.pro_id);
          return pro ? [{ ...offer, pro }] : [];
        });
      });
      return { status: 200, body };
    },
  });

type Filter = Pick<z.output<typeof offerListQuery>, 'gig_id' | 'status' | 'replaces_application_id'>;

function selectOffers(database: Database, scope: LocationScope, filter: Filter) {
  let offers = database.selectFrom('direct_offers').select(offerColumns);
  if (scope !== 'all') offers = offers.where('location_id', 'in', scope);
  if (filter.gig_id !== undefined) offers = offers.where('gig_id', '=', filter.gig_id);
  if (filter.status !== undefined) offers = offers.where('status', '=', filter.status);
  if (filter.replaces_application_id !== undefined) {
    offers = offers.where('replaces_application_id', '=', filter.replaces_application_id);
  }
  return offers.orderBy('direct_offers.id', 'desc');
}
