import { z } from 'zod';
import { notFound } from '../errors.ts';
import { route } from '../server/route.ts';
import type { Services } from '../server/services.ts';
import { runDueWork } from './runDueWork.ts';

/** `POST /api/sandbox/due-work/`: runs the scheduled jobs immediately. Does not exist in production. */
export const doDueWork = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/sandbox/due-work/',
    access: 'session',
    scope: 'POST',
    actsOutside: true,
    tags: ['sandbox'],
    summary: 'Run the due jobs now',
    responses: {
      200: z.object({
        done: z.record(z.string(), z.int()).describe('How many items each job processed, by job name'),
      }),
    },
    errors: [404],
    handle: async () => {
      if (services.settings.isProduction) throw notFound();
      return { status: 200, body: { done: await runDueWork(services, services.dueJobs) } };
    },
  });
