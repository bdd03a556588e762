import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { loadLocationManager } from './loadLocationManager.ts';
import { requireLocationAdminLeft } from './requireAdminLeft.ts';
import { tellManager } from './notifyManager.ts';

/** `DELETE /api/location-managers/:id/`: takes somebody off the team of a location. */
export const deleteLocationManager = (upstream: Upstream) =>
  route({
    method: 'DELETE',
    url: '/api/location-managers/:id/',
    access: 'staffer',
    tags: ['managers'],
    summary: 'Remove somebody from the team of a location, or leave it',
    description:
      'Needs team.manage there, except to leave by oneself. The last admin stays (last_admin). It holds from the next ' +
      'request on, and who is removed by another gets a message.',
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404, 409],
    handle: async ({ params, caller }) => {
      await upstream.database.transaction().execute(async (trx) => {
        const manager = await loadLocationManager(trx, caller, params.id);
        const isLeaving = manager.user_id === caller.userId;
        if (!isLeaving) await requireAtLocation(trx, caller, manager.location_id, 'team.manage');
        await requireLocationAdminLeft(trx, manager);
        await trx.deleteFrom('location_managers').where('id', '=', manager.id).execute();
        if (isLeaving) return;
        await tellManager(upstream, trx, caller, {
          manager,
          subject: `You are no longer on the team of ${manager.location_name}`,
          deed: `has removed you from the team of ${manager.location_name}`,
          next: 'If that is a mistake, ask an admin of the location to invite you again.',
        });
      });
      return { status: 204 };
    },
  });
