import { z } from 'zod';
import { notFound } from '../platform/errors.ts';
import { route } from '../platform/server/route.ts';
import type { Upstream } from '../platform/server/services.ts';
import { runDueWork } from '../platform/dueWork/runDueWork.ts';

/** `POST /api/sandbox/due-work/`: does at once what would happen by itself. Does not exist in production. */
export const doDueWork = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/sandbox/due-work/',
    access: 'session',
    tags: ['sandbox'],
    summary: 'Do what is due now, without waiting for the next round',
    responses: {
      200: z.object({ done: z.record(z.string(), z.int()).describe('By job, how many things it did') }),
    },
    errors: [404],
    handle: async () => {
      if (upstream.settings.isProduction) throw notFound();
      return { status: 200, body: { done: await runDueWork(upstream) } };
    },
  });
