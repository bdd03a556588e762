import { z } from 'zod';
import { requireAtLocation } from '../../../platform/access/locationAccess.ts';
import { id } from '../../../platform/server/parameters.ts';
import { route } from '../../../platform/server/route.ts';
import type { Services } from '../../../platform/server/services.ts';
import { guestFields, requireReachable } from './guest.ts';
import { invite } from './invite.ts';
import { inviteResponse } from './inviteResponse.ts';
import { toInvite } from './toInvites.ts';

/** `POST /api/staffer/network/invites/`: invites a guest to a location's network. */
export const createNetworkInvite = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/network/invites/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['network'],
    summary: "Invite a guest to a location's network",
    description:
      'Sends a link, which works for 14 days, by email and text message. Requires an email address or a phone number. ' +
      'Needs applications.manage.',
    body: z.strictObject({ location_id: id, ...guestFields }).superRefine(requireReachable),
    responses: { 201: inviteResponse },
    errors: [404, 409],
    handle: async ({ body: { location_id: locationId, ...guest }, caller }) => {
      const { database } = services;
      await requireAtLocation(database, caller, locationId, 'applications.manage');
      const row = await database
        .transaction()
        .execute((trx) => invite(services, trx, caller, { locationId, guest }));
      return { status: 201, body: toInvite(services, row, null) };
    },
  });
