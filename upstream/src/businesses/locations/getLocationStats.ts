import { z } from 'zod';
import { accessTo } from '../../platform/access/locationAccess.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { hasPosted } from './hasPosted.ts';

/** `GET /api/locations/:id/stats/`: milestones of a location. */
export const getLocationStats = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/locations/:id/stats/',
    access: 'session',
    tags: ['locations'],
    summary: 'Get the milestones of a location',
    params: z.object({ id: idParameter }),
    responses: {
      200: z.object({
        has_posted_first_gig: z
          .boolean()
          .describe('Gigs that await approval do not count, cancelled gigs do'),
      }),
    },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      await accessTo(database, caller, id);
      const { has_posted } = await database
        .selectFrom('locations')
        .select(hasPosted.as('has_posted'))
        .where('locations.id', '=', id)
        .executeTakeFirstOrThrow();
      return { status: 200, body: { has_posted_first_gig: has_posted } };
    },
  });
