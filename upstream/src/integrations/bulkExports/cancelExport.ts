import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { endExport } from './endExport.ts';
import { exportSchema, findExport, lockExport, toExport } from './exportRows.ts';

/** `POST /api/users/me/exports/:id/cancel/`: ends an export that waits or runs. */
export const cancelExport = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/users/me/exports/:id/cancel/',
    access: 'session',
    scope: 'READ',
    tags: ['exports'],
    summary: 'Cancel an export',
    description: 'What it has read is deleted. A cancelled export stays cancelled.',
    params: z.object({ id: idParameter }),
    responses: { 200: exportSchema },
    errors: [404, 409],
    handle: async ({ params: { id }, caller }) => {
      const isEnded = await services.database.transaction().execute(async (trx) => {
        const { state } = await lockExport(trx, caller, id);
        if (state === 'CANCELED') return false;
        if (state === 'COMPLETED' || state === 'FAILED') {
          throw new ApiError('invalid_transition', 'This export has ended already.');
        }
        await endExport(trx, id, { state: 'CANCELED' }, services.clock.systemNow());
        return true;
      });
      if (isEnded) services.counters?.exportEnded('canceled');
      return { status: 200, body: await toExport(services, await findExport(services.database, caller, id)) };
    },
  });
