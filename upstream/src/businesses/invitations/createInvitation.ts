import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { invitedRole, locationInvitation, toLocationInvitation } from './invitationResponse.ts';
import { guestFields, invite } from './invite.ts';
import { teamOfLocation } from './invitingTeam.ts';

/** `POST /api/invitations/`: invites somebody to the team of a location. */
export const createInvitation = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/invitations/',
    access: 'staffer',
    tags: ['invitations'],
    summary: 'Invite somebody to the team of a location',
    description: 'Needs team.manage there. The link is good for 14 days.',
    body: z.object({ location_id: id, role: invitedRole, ...guestFields }),
    responses: { 201: locationInvitation },
    errors: [404, 409],
    handle: async ({ body: { location_id, ...guest }, caller }) => {
      const invitation = await invite(upstream, caller, teamOfLocation(location_id), guest);
      return { status: 201, body: toLocationInvitation(upstream, invitation) };
    },
  });
