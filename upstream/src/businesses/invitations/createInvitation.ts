import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { invitedRole, locationInvitation, toLocationInvitation } from './invitationResponse.ts';
import { guestFields, invite } from './invite.ts';
import { teamOfLocation } from './invitingTeam.ts';

/** `POST /api/invitations/`: invites a person to the team of a location. */
export const createInvitation = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/invitations/',
    access: 'staffer',
    scope: 'TEAM',
    tags: ['invitations'],
    summary: 'Invite a person to the team of a location',
    description: 'Needs team.manage there. The link is valid for 14 days.',
    body: z.object({ location_id: id, role: invitedRole, ...guestFields }),
    responses: { 201: locationInvitation },
    errors: [404, 409],
    handle: async ({ body: { location_id, ...guest }, caller }) => {
      const invitation = await invite(services, caller, teamOfLocation(location_id), guest);
      return { status: 201, body: toLocationInvitation(services, invitation) };
    },
  });
