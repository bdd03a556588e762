import { z } from 'zod';
import { noContent } from '../../../platform/server/noContent.ts';
import { idParameter } from '../../../platform/server/parameters.ts';
import { route } from '../../../platform/server/route.ts';
import type { Services } from '../../../platform/server/services.ts';
import { inviteFor } from './inviteFor.ts';

/** `DELETE /api/staffer/network/invites/:id/`: withdraws an invite. */
export const deleteNetworkInvite = ({ database }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/staffer/network/invites/:id/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['network'],
    summary: "Withdraw an invite to a location's network",
    description: 'Its link stops working. Needs applications.manage at its location.',
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404, 409],
    handle: async ({ params: { id }, caller }) => {
      await database.transaction().execute(async (trx) => {
        await inviteFor(trx, caller, id);
        await trx.deleteFrom('network_invites').where('id', '=', id).execute();
      });
      return { status: 204 };
    },
  });
