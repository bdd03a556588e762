import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { loadGig } from '../gigs/loadGigs.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { patternResponse } from './patternResponse.ts';

/** `GET /api/staffer/gigs/:id/recurring-pattern/`: the rule of the series that a gig is part of. */
export const getRecurringPattern = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigs/:id/recurring-pattern/',
    access: 'staffer',
    tags: ['gigs'],
    summary: "Get the recurrence rule of a gig's series",
    params: z.object({ id: idParameter }),
    responses: { 200: patternResponse },
    errors: [404],
    handle: async ({ params, caller }) => {
      const { recurrence } = await loadGig(services, caller, params.id);
      if (recurrence === null) throw notFound('recurring pattern');
      return { status: 200, body: recurrence };
    },
  });
