import { z } from 'zod';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { lockOpenInvitation } from './lockOpenInvitation.ts';

/** `DELETE /api/invitations/:id/`: withdraws an invitation to a location. */
export const deleteInvitation = ({ database }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/invitations/:id/',
    access: 'staffer',
    scope: 'TEAM',
    tags: ['invitations'],
    summary: 'Withdraw an invitation to a location',
    description: 'Needs team.manage at its location. Invalidates the link.',
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404, 409],
    handle: async ({ params: { id }, caller }) => {
      await database.transaction().execute(async (trx) => {
        await lockOpenInvitation(trx, caller, { id });
        await trx.deleteFrom('invitations').where('id', '=', id).execute();
      });
      return { status: 204 };
    },
  });
