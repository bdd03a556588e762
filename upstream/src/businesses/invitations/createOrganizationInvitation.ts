import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { organizationInvitation, toOrganizationInvitation } from './invitationResponse.ts';
import { guestFields, invite } from './invite.ts';
import { teamOfOrganization } from './invitingTeam.ts';

/** `POST /api/staffer/organizations/:orgId/invitations/`: invites an admin to an organization. */
export const createOrganizationInvitation = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/organizations/:orgId/invitations/',
    access: 'staffer',
    scope: 'TEAM',
    tags: ['invitations'],
    summary: 'Invite an admin to an organization',
    description: 'Needs organizations.manage there. The link is valid for 14 days.',
    params: z.object({ orgId: idParameter }),
    body: z.object({ ...guestFields, role: z.literal('ADMIN').default('ADMIN') }),
    responses: { 201: organizationInvitation },
    errors: [404, 409],
    handle: async ({ params: { orgId }, body, caller }) => {
      const invitation = await invite(services, caller, teamOfOrganization(orgId), body);
      return { status: 201, body: toOrganizationInvitation(services, invitation) };
    },
  });
