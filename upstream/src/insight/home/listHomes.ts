import { z } from 'zod';
import { idParameter, listParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { homeResponse } from './homeResponse.ts';
import { detailOfSeveral, loadHomes } from './loadHomes.ts';

/** `GET /api/staffer/homes/`: what is going on at several locations. */
export const listHomes = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/homes/',
    access: 'staffer',
    tags: ['home'],
    summary: 'List what is going on at several locations, by their ids',
    description:
      'At most 100 locations. Locations without access are left out. Shows less than the home of one location: two open ' +
      'gigs without their history, and the cost of this week.',
    query: z.strictObject({ location_ids: listParameter(idParameter) }),
    responses: { 200: z.object({ results: z.array(homeResponse) }) },
    handle: async ({ query: { location_ids }, caller }) => ({
      status: 200,
      body: { results: await loadHomes(services, caller, location_ids, detailOfSeveral) },
    }),
  });
