import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import type { LocationRole } from '../../platform/access/locationRole.ts';
import { ApiError } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadLocationManager } from './loadLocationManager.ts';
import { toLocationManager } from './locationManagers.ts';
import { locationManagerResponse } from './managerResponse.ts';
import { requireLocationAdminLeft } from './requireAdminLeft.ts';
import { notifyManager } from './notifyManager.ts';

const roleInWords: Record<LocationRole, string> = {
  ADMIN: 'an admin',
  TEAM_MEMBER: 'a team member',
  ONSITE_MANAGER: 'an onsite manager',
};

/** `PATCH /api/location-managers/:id/`: changes the role of a manager. */
export const patchLocationManager = (services: Services) =>
  route({
    method: 'PATCH',
    url: '/api/location-managers/:id/',
    access: 'staffer',
    scope: 'TEAM',
    tags: ['managers'],
    summary: 'Change a role at a location',
    description:
      'Needs team.manage there. Callers cannot change their own role (own_role), and the last admin stays one (last_admin). ' +
      'Applies from the next request on and notifies the user.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({ role: z.enum(['ADMIN', 'TEAM_MEMBER', 'ONSITE_MANAGER']) }),
    responses: { 200: locationManagerResponse },
    errors: [404, 409],
    handle: async ({ params, body: { role }, caller }) => ({
      status: 200,
      body: await services.database
        .transaction()
        .execute((trx) => changeRole(services, trx, caller, { id: params.id, role })),
    }),
  });

async function changeRole(
  services: Services,
  trx: Database,
  caller: Caller,
  { id, role }: { id: number; role: LocationRole },
) {
  const manager = await loadLocationManager(trx, caller, id);
  const { location_id, location_name } = manager;
  await requireAtLocation(trx, caller, location_id, 'team.manage');
  if (manager.user_id === caller.userId) {
    throw new ApiError('own_role', 'You cannot change your own role. Ask another admin to do it.');
  }
  if (role !== manager.role) {
    if (role !== 'ADMIN') await requireLocationAdminLeft(trx, manager);
    await trx.updateTable('location_managers').set({ role }).where('id', '=', id).execute();
    await notifyManager(services, trx, caller, {
      manager,
      subject: `Your role at ${location_name} has changed`,
      deed: `has made you ${roleInWords[role]} at ${location_name}`,
      next: `See the team: ${services.settings.webPublicUrl}/locations/${location_id}/teams`,
    });
  }
  return toLocationManager({ ...manager, role });
}
