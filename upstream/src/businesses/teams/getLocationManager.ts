import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadLocationManager } from './loadLocationManager.ts';
import { toLocationManager } from './locationManagers.ts';
import { locationManagerResponse } from './managerResponse.ts';

/** `GET /api/location-managers/:id/`: a user's role at a location. */
export const getLocationManager = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/location-managers/:id/',
    access: 'staffer',
    tags: ['managers'],
    summary: "Get a user's role at a location",
    params: z.object({ id: idParameter }),
    responses: { 200: locationManagerResponse },
    errors: [404],
    handle: async ({ params, caller }) => ({
      status: 200,
      body: toLocationManager(await loadLocationManager(database, caller, params.id)),
    }),
  });
