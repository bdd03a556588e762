import { z } from 'zod';
import { accessToGig } from '../../schedule/gigs/accessToGig.ts';
import { pageSchema } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { applicationListQuery, applicationPage } from './applicationPage.ts';
import { applicationResponse } from './applicationResponse.ts';

/** `GET /api/staffer/gigs/:gigId/applications/`: the applications to a gig, best match first. */
export const listGigApplications = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigs/:gigId/applications/',
    access: 'staffer',
    tags: ['applications'],
    summary: 'List the applications to a gig',
    params: z.object({ gigId: idParameter }),
    query: applicationListQuery('-match_score'),
    responses: { 200: pageSchema(applicationResponse) },
    errors: [404],
    handle: async ({ params: { gigId }, query, caller, url }) => {
      await accessToGig(services.database, caller, gigId);
      // Ignores other gigs that the query names.
      const gig_id = query.gig_id?.includes(gigId) === false ? [] : [gigId];
      return {
        status: 200,
        body: await applicationPage(services, { query: { ...query, gig_id }, caller, url }),
      };
    },
  });
