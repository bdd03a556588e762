import { z } from 'zod';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { lockOpenInvitation } from './lockOpenInvitation.ts';

/** `DELETE /api/staffer/organizations/:orgId/invitations/:id/`: withdraws an invitation to an organization. */
export const deleteOrganizationInvitation = ({ database }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/staffer/organizations/:orgId/invitations/:id/',
    access: 'staffer',
    scope: 'TEAM',
    tags: ['invitations'],
    summary: 'Withdraw an invitation to an organization',
    description: 'Needs organizations.manage there. Invalidates the link.',
    params: z.object({ orgId: idParameter, id: idParameter }),
    responses: { 204: noContent },
    errors: [404, 409],
    handle: async ({ params: { orgId, id }, caller }) => {
      await database.transaction().execute(async (trx) => {
        await lockOpenInvitation(trx, caller, { id, organizationId: orgId });
        await trx.deleteFrom('invitations').where('id', '=', id).execute();
      });
      return { status: 204 };
    },
  });
