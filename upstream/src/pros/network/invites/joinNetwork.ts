import { z } from 'zod';
import { id } from '../../../platform/server/parameters.ts';
import { route } from '../../../platform/server/route.ts';
import type { Services } from '../../../platform/server/services.ts';
import { acceptInvite } from './acceptInvite.ts';
import { inviteToken } from './inviteLink.ts';
import { loadInviteByToken } from './loadInviteByToken.ts';
import { proOfUser } from './proOfUser.ts';

/** `POST /api/network/invites/:token/`: accepts an invite and adds the caller to the network. */
export const joinNetwork = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/network/invites/:token/',
    access: 'session',
    scope: 'PERSON',
    tags: ['network'],
    summary: "Accept an invite to a location's network",
    description: 'Any account can accept it; the link works once. An account without a pro profile gets one.',
    params: z.object({ token: inviteToken }),
    responses: { 200: z.object({ location_id: id, pro_id: id }) },
    errors: [404, 409],
    handle: async ({ params: { token }, caller }) => {
      const body = await database.transaction().execute(async (trx) => {
        const invite = await loadInviteByToken(trx, { token, forUpdate: true });
        const { id: inviteId, name, market_id: marketId } = invite;
        const proId = await proOfUser(trx, caller.userId, { name, marketId, now: clock.now() });
        const { locationId } = await acceptInvite({ clock }, trx, { inviteId, proId });
        return { location_id: locationId, pro_id: proId };
      });
      return { status: 200, body };
    },
  });
