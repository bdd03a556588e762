import { z } from 'zod';
import { requireAtLocation } from '../../../platform/access/locationAccess.ts';
import { id } from '../../../platform/server/parameters.ts';
import { route } from '../../../platform/server/route.ts';
import type { Upstream } from '../../../platform/server/services.ts';
import { guestFields, requireReachable } from './guest.ts';
import { invite } from './invite.ts';
import { inviteResponse } from './inviteResponse.ts';
import { toInvite } from './toInvites.ts';

/** `POST /api/staffer/network/invites/`: invites somebody into a location's network. */
export const createNetworkInvite = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/staffer/network/invites/',
    access: 'staffer',
    tags: ['network'],
    summary: "Invite somebody into a location's network",
    description:
      'Sends a link, good for 14 days, by e-mail and text message as far as there are addresses; one of the two is ' +
      'needed. Needs applications.manage.',
    body: z.strictObject({ location_id: id, ...guestFields }).superRefine(requireReachable),
    responses: { 201: inviteResponse },
    errors: [404, 409],
    handle: async ({ body: { location_id: locationId, ...guest }, caller }) => {
      const { database } = upstream;
      await requireAtLocation(database, caller, locationId, 'applications.manage');
      const row = await database
        .transaction()
        .execute((trx) => invite(upstream, trx, caller, { locationId, guest }));
      return { status: 201, body: toInvite(upstream, row, null) };
    },
  });
