import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadLocationManager } from './loadLocationManager.ts';
import { requireLocationAdminLeft } from './requireAdminLeft.ts';
import { notifyManager } from './notifyManager.ts';

/** `DELETE /api/location-managers/:id/`: removes a manager from the team of a location. */
export const deleteLocationManager = (services: Services) =>
  route({
    method: 'DELETE',
    url: '/api/location-managers/:id/',
    access: 'staffer',
    scope: 'TEAM',
    tags: ['managers'],
    summary: 'Remove a manager from the team of a location, or leave it',
    description:
      'Needs team.manage there, except to leave the team. The last admin cannot be removed (last_admin). Applies from the next ' +
      'request on, and who is removed by another gets a message.',
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404, 409],
    handle: async ({ params, caller }) => {
      await services.database.transaction().execute(async (trx) => {
        const manager = await loadLocationManager(trx, caller, params.id);
        const isLeaving = manager.user_id === caller.userId;
        if (!isLeaving) await requireAtLocation(trx, caller, manager.location_id, 'team.manage');
        await requireLocationAdminLeft(trx, manager);
        await trx.deleteFrom('location_managers').where('id', '=', manager.id).execute();
        if (isLeaving) return;
        await notifyManager(services, trx, caller, {
          manager,
          subject: `You are no longer on the team of ${manager.location_name}`,
          deed: `has removed you from the team of ${manager.location_name}`,
          next: 'If that is a mistake, ask an admin of the location to invite you again.',
        });
      });
      return { status: 204 };
    },
  });
