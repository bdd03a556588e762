import { z } from 'zod';
import { accessTo } from '../../platform/access/locationAccess.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';

/** `GET /api/locations/:id/stats/`: how far a location has come. */
export const getLocationStats = ({ database }: Upstream) =>
  route({
    method: 'GET',
    url: '/api/locations/:id/stats/',
    access: 'session',
    tags: ['locations'],
    summary: 'How far a location has come',
    params: z.object({ id: idParameter }),
    responses: {
      200: z.object({
        has_posted_first_gig: z.boolean().describe('A gig that still waits for approval does not count'),
      }),
    },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      await accessTo(database, caller, id);
      const posted = await database
        .selectFrom('gigs')
        .select('id')
        .where('location_id', '=', id)
        .where('status', 'not in', ['UNAPPROVED', 'CANCELLED'])
        .limit(1)
        .executeTakeFirst();
      return { status: 200, body: { has_posted_first_gig: posted !== undefined } };
    },
  });
