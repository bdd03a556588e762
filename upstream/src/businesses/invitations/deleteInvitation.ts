import { z } from 'zod';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { holdOpenInvitation } from './lockOpenInvitation.ts';

/** `DELETE /api/invitations/:id/`: withdraws an invitation to a location. */
export const deleteInvitation = ({ database }: Upstream) =>
  route({
    method: 'DELETE',
    url: '/api/invitations/:id/',
    access: 'staffer',
    tags: ['invitations'],
    summary: 'Withdraw an invitation to a location',
    description: 'Needs team.manage at its location. Its link leads nowhere from then on.',
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404, 409],
    handle: async ({ params: { id }, caller }) => {
      await database.transaction().execute(async (trx) => {
        await holdOpenInvitation(trx, caller, { id });
        await trx.deleteFrom('invitations').where('id', '=', id).execute();
      });
      return { status: 204 };
    },
  });
