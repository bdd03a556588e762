import { z } from 'zod';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { contractorTypes } from './availability.ts';

const descriptions: Record<(typeof contractorTypes)[number], string> = {
  PART_TIME: 'Part time',
  FULL_TIME: 'Full time',
  EVENT: 'For single events',
  SEASONAL: 'For a season',
};

/** `GET /api/pro-contractor-type/`: how pros like to work. */
export const listContractorTypes = (_upstream: Upstream) =>
  route({
    method: 'GET',
    url: '/api/pro-contractor-type/',
    access: 'session',
    tags: ['pros'],
    summary: 'How pros like to work',
    query: z.strictObject({ license: z.enum(['hire']).optional().describe('For hiring: all of them') }),
    responses: { 200: z.array(z.object({ name: z.enum(contractorTypes), description: z.string() })) },
    handle: async () => ({
      status: 200,
      body: contractorTypes.map((name) => ({ name, description: descriptions[name] })),
    }),
  });
