import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { gigResponse } from './gigResponse.ts';
import { loadGig } from './loadGigs.ts';

/** `GET /api/staffer/gigs/:id/`: one gig. */
export const getGig = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigs/:id/',
    access: 'staffer',
    tags: ['gigs'],
    summary: 'One gig',
    params: z.object({ id: idParameter }),
    responses: { 200: gigResponse },
    errors: [404],
    handle: async ({ params, caller }) => ({ status: 200, body: await loadGig(database, caller, params.id) }),
  });
