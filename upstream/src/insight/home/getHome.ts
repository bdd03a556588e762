import { z } from 'zod';
import { accessTo } from '../../platform/access/locationAccess.ts';
import { notFound } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { homeResponse } from './homeResponse.ts';
import { detailOfOne, loadHomes } from './loadHomes.ts';

/** `GET /api/staffer/locations/:id/home/`: what is going on at a location, and what it waits for. */
export const getHome = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/locations/:id/home/',
    access: 'staffer',
    tags: ['home'],
    summary: 'Get what is going on at a location, and what it waits for',
    description:
      'What the role of the caller does not show is null. The cost covers this week and the last four.',
    params: z.object({ id: idParameter }),
    responses: { 200: homeResponse },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      await accessTo(services.database, caller, id);
      const [body] = await loadHomes(services, caller, [id], detailOfOne);
      if (!body) throw notFound('location');
      return { status: 200, body };
    },
  });
