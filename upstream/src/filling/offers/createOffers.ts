import { z } from 'zod';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { accessToGig } from '../../schedule/gigs/accessToGig.ts';
import { queueOffers } from '../operations/queueOffers.ts';
import { booleanParameter, id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { requireTermsAccepted } from '../../accounts/terms/requireTermsAccepted.ts';
import { gigsOfOffer } from './gigsOfOffer.ts';
import { locationOfGig } from './locationOfGig.ts';
import { offeredPros } from './offeredPros.ts';
import { offerResultResponse } from './offerResponse.ts';
import { offerTerms } from './offerTerms.ts';
import { offerToEach } from './offerToEach.ts';
import { withPros } from './withPros.ts';

const offerBody = z
  .strictObject({
    application_type: z.enum(['DIRECT_OFFER', 'ASSIGNMENT']),
    gig_id: id,
    is_recurring: z.boolean().default(false).describe('Includes the later gigs of its series'),
    pro_ids: z.array(id).max(200, 'At most 200 pros').default([]),
    group_ids: z
      .array(id)
      .max(20, 'At most 20 groups')
      .default([])
      .describe("Groups of the gig's location; a pro in several of them gets one offer"),
    ...offerTerms,
    is_confirmed: z
      .boolean()
      .default(true)
      .describe('Whether an assigned pro is confirmed at once; else selected, and must confirm'),
  })
  .meta({ id: 'DirectOfferRequest' });

/** The request body of offers. */
export type OfferBody = z.output<typeof offerBody>;

/** `POST /api/staffer/direct-offers/`: offers a gig to chosen pros, or assigns them. */
export const createOffers = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/direct-offers/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['direct offers'],
    summary: 'Offer a gig to pros, or assign them',
    description:
      'Needs applications.manage. Each pro has a separate transaction: some can succeed while others fail. At most 200 pros at ' +
      'once, or 2,000 in the background.',
    query: z.strictObject({
      is_for_recommended_pros: booleanParameter
        .default(false)
        .describe('Also to the best matches: three for every open place'),
      is_async: booleanParameter
        .default(false)
        .describe('Returns 202 with an operation that a background job processes'),
    }),
    body: offerBody,
    responses: {
      200: z.array(offerResultResponse),
      202: z.object({ id, status: z.literal('queued') }),
    },
    errors: [404],
    handle: async ({ body, query, caller }) => {
      const { database } = services;
      requirePermission(await accessToGig(database, caller, body.gig_id), 'applications.manage');
      await requireTermsAccepted(database, caller);
      const gigIds = await gigsOfOffer(database, body);
      const locationId = await locationOfGig(database, body.gig_id);
      const proIds = await offeredPros(services, {
        ...body,
        locationId,
        isForRecommended: query.is_for_recommended_pros,
        atMost: query.is_async ? 2000 : 200,
      });
      const terms = { ...body, gigIds, proIds };
      if (query.is_async) {
        const operation = await queueOffers(services, caller, { ...terms, locationId });
        return { status: 202, body: { id: operation, status: 'queued' as const } };
      }
      const results = await offerToEach(services, caller, terms);
      return { status: 200, body: await withPros(database, results, locationId) };
    },
  });
