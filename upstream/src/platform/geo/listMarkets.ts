import { z } from 'zod';
import { route } from '../server/route.ts';
import type { Upstream } from '../server/services.ts';
import { marketSchema } from './marketSchema.ts';

/** `GET /api/markets/`: the metropolitan areas in which businesses and pros meet. */
export const listMarkets = ({ database }: Upstream) =>
  route({
    method: 'GET',
    url: '/api/markets/',
    access: 'session',
    tags: ['markets'],
    summary: 'All markets, by name',
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
