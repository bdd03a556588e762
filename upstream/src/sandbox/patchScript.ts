import { z } from 'zod';
import { route } from '../platform/server/route.ts';
import type { Upstream } from '../platform/server/services.ts';
import { forgetPlans } from './forgetPlans.ts';
import { requireSandbox } from './requireSandbox.ts';
import { readScript, scriptResponse, seed } from './scriptResponse.ts';

/** `PATCH /api/sandbox/script/`: switches the pros of the sandbox on and off. Does not exist in production. */
export const patchScript = (upstream: Upstream) =>
  route({
    method: 'PATCH',
    url: '/api/sandbox/script/',
    access: 'staffer',
    tags: ['sandbox'],
    summary: 'Switch the pros of the sandbox on or off, or give them another seed',
    description: 'What they were going to do is planned anew; what they did stays.',
    body: z.strictObject({ is_on: z.boolean().optional(), seed: seed.optional() }),
    responses: { 200: scriptResponse },
    errors: [404],
    handle: async ({ body }) => {
      requireSandbox(upstream);
      const { database } = upstream;
      await database.transaction().execute(async (trx) => {
        const before = await readScript(trx);
        const after = { ...before, ...body };
        await trx
          .updateTable('sandbox')
          .set({ script_is_on: after.is_on, script_seed: after.seed })
          .where('id', '=', 1)
          .execute();
        if (after.is_on !== before.is_on || after.seed !== before.seed) await forgetPlans(trx);
      });
      return { status: 200, body: await readScript(database) };
    },
  });
