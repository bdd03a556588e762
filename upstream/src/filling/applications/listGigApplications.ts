import { z } from 'zod';
import { accessToGig } from '../../schedule/gigs/accessToGig.ts';
import { pageSchema } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { applicationListQuery, applicationPage } from './applicationPage.ts';
import { applicationResponse } from './applicationResponse.ts';

/** `GET /api/staffer/gigs/:gigId/applications/`: who applied to a gig, the best match first. */
export const listGigApplications = (upstream: Upstream) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigs/:gigId/applications/',
    access: 'staffer',
    tags: ['applications'],
    summary: 'The applications to a gig, filtered',
    params: z.object({ gigId: idParameter }),
    query: applicationListQuery('-match_score'),
    responses: { 200: pageSchema(applicationResponse) },
    errors: [404],
    handle: async ({ params: { gigId }, query, caller, url }) => {
      await accessToGig(upstream.database, caller, gigId);
      // Other gigs that the query may name are not in this list.
      const gig_id = query.gig_id?.includes(gigId) === false ? [] : [gigId];
      return {
        status: 200,
        body: await applicationPage(upstream, { query: { ...query, gig_id }, caller, url }),
      };
    },
  });
