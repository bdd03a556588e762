import { route } from '../platform/server/route.ts';
import type { Upstream } from '../platform/server/services.ts';
import { requireSandbox } from './requireSandbox.ts';
import { readScript, scriptResponse } from './scriptResponse.ts';

/** `GET /api/sandbox/script/`: whether pros act by themselves. Does not exist in production. */
export const getScript = (upstream: Upstream) =>
  route({
    method: 'GET',
    url: '/api/sandbox/script/',
    access: 'staffer',
    tags: ['sandbox'],
    summary: 'Whether the pros of the sandbox act by themselves',
    responses: { 200: scriptResponse },
    errors: [404],
    handle: async () => {
      requireSandbox(upstream);
      return { status: 200, body: await readScript(upstream.database) };
    },
  });
