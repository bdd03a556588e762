import { z } from 'zod';
import { requireAtOrganization } from '../../platform/access/organizationAccess.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadOrganizationManager } from './loadOrganizationManager.ts';
import { requireOrganizationAdminLeft } from './requireAdminLeft.ts';
import { notifyManager } from './notifyManager.ts';

/** `DELETE /api/staffer/organization-managers/:id/`: removes an admin of an organization. */
export const deleteOrganizationManager = (services: Services) =>
  route({
    method: 'DELETE',
    url: '/api/staffer/organization-managers/:id/',
    access: 'staffer',
    scope: 'TEAM',
    tags: ['managers'],
    summary: 'Remove an admin of an organization, or leave it',
    description:
      'Needs organizations.manage. The last admin cannot be removed (last_admin). Applies from the next request on; roles at single ' +
      'locations stay, and who is removed by another gets a message.',
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404, 409],
    handle: async ({ params, caller }) => {
      await services.database.transaction().execute(async (trx) => {
        const manager = await loadOrganizationManager(trx, caller, params.id);
        await requireAtOrganization(trx, caller, manager.organization_id, 'organizations.manage');
        await requireOrganizationAdminLeft(trx, manager);
        await trx.deleteFrom('organization_managers').where('id', '=', manager.id).execute();
        if (manager.user_id === caller.userId) return;
        await notifyManager(services, trx, caller, {
          manager,
          subject: `You are no longer an admin of ${manager.organization_name}`,
          deed: `has removed you from the admins of ${manager.organization_name}`,
          next: 'If that is a mistake, ask an admin of the organization to invite you again.',
        });
      });
      return { status: 204 };
    },
  });
