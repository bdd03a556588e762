import { z } from 'zod';
import { route } from '../server/route.ts';
import type { Services } from '../server/services.ts';
import { marketSchema } from './marketSchema.ts';

/** `GET /api/markets/`: the metropolitan areas of the marketplace. */
export const listMarkets = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/markets/',
    access: 'session',
    tags: ['markets'],
    summary: 'List all markets by name',
    responses: { 200: z.array(marketSchema) },
    handle: async () => ({
      status: 200,
      body: await database
        .selectFrom('markets')
        .select(['id', 'name', 'state_code', 'timezone'])
        .orderBy('name')
        .execute(),
    }),
  });
