import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { organizationInvitation, toOrganizationInvitation } from './invitationResponse.ts';
import { guestFields, invite } from './invite.ts';
import { teamOfOrganization } from './invitingTeam.ts';

/** `POST /api/staffer/organizations/:orgId/invitations/`: invites somebody to administer an organization. */
export const createOrganizationInvitation = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/staffer/organizations/:orgId/invitations/',
    access: 'staffer',
    tags: ['invitations'],
    summary: 'Invite somebody to administer an organization',
    description: 'Needs organizations.manage there. The link is good for 14 days.',
    params: z.object({ orgId: idParameter }),
    body: z.object({ ...guestFields, role: z.literal('ADMIN').default('ADMIN') }),
    responses: { 201: organizationInvitation },
    errors: [404, 409],
    handle: async ({ params: { orgId }, body, caller }) => {
      const invitation = await invite(upstream, caller, teamOfOrganization(orgId), body);
      return { status: 201, body: toOrganizationInvitation(upstream, invitation) };
    },
  });
