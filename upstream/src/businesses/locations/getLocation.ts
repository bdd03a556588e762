import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadLocation } from './loadLocation.ts';
import { locationDetailSchema } from './locationSchema.ts';

/** `GET /api/locations/:id/`: a location. */
export const getLocation = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/locations/:id/',
    access: 'session',
    tags: ['locations'],
    summary: 'Get a location',
    params: z.object({ id: idParameter }),
    responses: { 200: locationDetailSchema(services.settings.productSlug) },
    errors: [404],
    handle: async ({ params, caller }) => ({
      status: 200,
      body: await loadLocation(services, caller, params.id),
    }),
  });
