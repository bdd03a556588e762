import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { homeTotalsResponse } from './homeTotalsResponse.ts';
import { loadHomeTotals } from './loadHomeTotals.ts';

/** `GET /api/staffer/homes/totals/`: the coverage and the costs of all locations of the caller, summed. */
export const getHomeTotals = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/homes/totals/',
    access: 'staffer',
    tags: ['home'],
    summary: 'Get the coverage and the costs of the locations that the caller manages, summed',
    description:
      'The same days and weeks as in the home of one location, over all locations or those of an organization.',
    query: z.strictObject({ organization_id: idParameter.optional() }),
    responses: { 200: homeTotalsResponse },
    handle: async ({ query, caller }) => ({
      status: 200,
      body: await loadHomeTotals(services, caller, query.organization_id),
    }),
  });
