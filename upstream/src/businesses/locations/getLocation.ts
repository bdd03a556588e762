import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { loadLocation } from './loadLocation.ts';
import { locationDetailSchema } from './locationSchema.ts';

/** `GET /api/locations/:id/`: one location. */
export const getLocation = (upstream: Upstream) =>
  route({
    method: 'GET',
    url: '/api/locations/:id/',
    access: 'session',
    tags: ['locations'],
    summary: 'One location',
    params: z.object({ id: idParameter }),
    responses: { 200: locationDetailSchema(upstream.settings.productSlug) },
    errors: [404],
    handle: async ({ params, caller }) => ({
      status: 200,
      body: await loadLocation(upstream, caller, params.id),
    }),
  });
