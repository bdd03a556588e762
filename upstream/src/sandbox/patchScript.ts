import { z } from 'zod';
import { route } from '../platform/server/route.ts';
import type { Services } from '../platform/server/services.ts';
import { deletePlans } from './deletePlans.ts';
import { requireSandbox } from './requireSandbox.ts';
import { readScript, scriptResponse, seed } from './scriptResponse.ts';

/** `PATCH /api/sandbox/script/`: controls the simulated pros. Does not exist in production. */
export const patchScript = (services: Services) =>
  route({
    method: 'PATCH',
    url: '/api/sandbox/script/',
    access: 'staffer',
    scope: 'POST',
    tags: ['sandbox'],
    summary: 'Switch the simulated pros on or off, or change their seed',
    description: 'Replans future acts; past acts stay.',
    body: z.strictObject({ is_on: z.boolean().optional(), seed: seed.optional() }),
    responses: { 200: scriptResponse },
    errors: [404],
    handle: async ({ body }) => {
      requireSandbox(services);
      const { database } = services;
      await database.transaction().execute(async (trx) => {
        const before = await readScript(trx);
        const after = { ...before, ...body };
        await trx
          .updateTable('sandbox')
          .set({ script_is_on: after.is_on, script_seed: after.seed })
          .where('id', '=', 1)
          .execute();
        if (after.is_on !== before.is_on || after.seed !== before.seed) await deletePlans(trx);
      });
      return { status: 200, body: await readScript(database) };
    },
  });
