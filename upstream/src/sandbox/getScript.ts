import { route } from '../platform/server/route.ts';
import type { Services } from '../platform/server/services.ts';
import { requireSandbox } from './requireSandbox.ts';
import { readScript, scriptResponse } from './scriptResponse.ts';

/** `GET /api/sandbox/script/`: gets the state of the simulated pros. Does not exist in production. */
export const getScript = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/sandbox/script/',
    access: 'staffer',
    tags: ['sandbox'],
    summary: 'Get the state of the simulated pros',
    responses: { 200: scriptResponse },
    errors: [404],
    handle: async () => {
      requireSandbox(services);
      return { status: 200, body: await readScript(services.database) };
    },
  });
