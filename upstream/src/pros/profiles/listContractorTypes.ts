import { z } from 'zod';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { contractorTypes } from './availability.ts';

const descriptions: Record<(typeof contractorTypes)[number], string> = {
  PART_TIME: 'Part time',
  FULL_TIME: 'Full time',
  EVENT: 'For single events',
  SEASONAL: 'For a season',
};

/** `GET /api/pro-contractor-type/`: the kinds of work that pros look for. */
export const listContractorTypes = (_upstream: Services) =>
  route({
    method: 'GET',
    url: '/api/pro-contractor-type/',
    access: 'session',
    tags: ['pros'],
    summary: 'List the kinds of work that pros look for',
    query: z.strictObject({ license: z.enum(['hire']).optional().describe('`hire` returns all of them') }),
    responses: { 200: z.array(z.object({ name: z.enum(contractorTypes), description: z.string() })) },
    handle: async () => ({
      status: 200,
      body: contractorTypes.map((name) => ({ name, description: descriptions[name] })),
    }),
  });
