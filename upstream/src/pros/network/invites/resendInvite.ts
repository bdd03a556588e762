import { z } from 'zod';
import { newToken } from '../../../platform/access/sessionToken.ts';
import { idParameter } from '../../../platform/server/parameters.ts';
import { route } from '../../../platform/server/route.ts';
import type { Services } from '../../../platform/server/services.ts';
import { inviteFor } from './inviteFor.ts';
import { inviteExpiry } from './invitePolicy.ts';
import { inviteResponse } from './inviteResponse.ts';
import { refuseMember } from './refuseMember.ts';
import { selectInvites } from './selectInvites.ts';
import { sendInvite } from './sendInvite.ts';
import { toInvite } from './toInvites.ts';

/** `POST /api/staffer/network/invites/:id/resend/`: sends an invite again. */
export const resendNetworkInvite = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/network/invites/:id/resend/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['network'],
    summary: "Resend an invite to a location's network",
    description:
      "Creates a new link, which works for 14 days, in the caller's name; the old one stops working. Needs " +
      'applications.manage at its location.',
    params: z.object({ id: idParameter }),
    responses: { 200: inviteResponse },
    errors: [404, 409],
    handle: async ({ params: { id }, caller }) => {
      const { database, clock } = services;
      const sent = await database.transaction().execute(async (trx) => {
        const invite = await inviteFor(trx, caller, id);
        await refuseMember(trx, invite.location_id, invite);
        const now = clock.now();
        await trx
          .updateTable('network_invites')
          .set({
            token: newToken(),
            sent_ts: now,
            expires_ts: inviteExpiry(now),
            invited_by_user_id: caller.userId,
          })
          .where('id', '=', id)
          .execute();
        const renewed = await selectInvites(trx)
          .where('network_invites.id', '=', id)
          .executeTakeFirstOrThrow();
        const status = await sendInvite(services, trx, renewed);
        await trx.updateTable('network_invites').set({ status }).where('id', '=', id).execute();
        return { ...renewed, status };
      });
      return { status: 200, body: toInvite(services, sent, null) };
    },
  });
