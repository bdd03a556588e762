import { z } from 'zod';
import { id } from '../../../platform/server/parameters.ts';
import { route } from '../../../platform/server/route.ts';
import type { Upstream } from '../../../platform/server/services.ts';
import { acceptInvite } from './acceptInvite.ts';
import { inviteToken } from './inviteLink.ts';
import { loadInviteByToken } from './loadInviteByToken.ts';
import { proOfUser } from './proOfUser.ts';

/** `POST /api/network/invites/:token/`: accepts an invite; the caller is in the network from then on. */
export const joinNetwork = ({ database, clock }: Upstream) =>
  route({
    method: 'POST',
    url: '/api/network/invites/:token/',
    access: 'session',
    tags: ['network'],
    summary: "Accept an invite into a location's network",
    description:
      'With whatever account: the link is what counts, and it works once. An account that is no pro yet becomes one.',
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
