import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { asCaptain } from '../events/captaincy.ts';
import { gigResponse } from './gigResponse.ts';
import { loadGig } from './loadGigs.ts';

/** `GET /api/staffer/gigs/:id/`: one gig. */
export const getGig = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigs/:id/',
    access: 'session',
    tags: ['gigs'],
    summary: 'One gig',
    description: 'For staffers of its location and the team captains of its event.',
    params: z.object({ id: idParameter }),
    responses: { 200: gigResponse },
    errors: [404],
    handle: async ({ params, caller }) => {
      const captain = await asCaptain(services, caller, params.id);
      return { status: 200, body: await loadGig(services, captain, params.id) };
    },
  });
