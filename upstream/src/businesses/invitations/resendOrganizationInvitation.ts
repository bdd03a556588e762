import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { organizationInvitation, toOrganizationInvitation } from './invitationResponse.ts';
import { resend } from './resend.ts';

/** `POST /api/staffer/organizations/:orgId/invitations/:id/resend/`: resends an invitation to an organization. */
export const resendOrganizationInvitation = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/organizations/:orgId/invitations/:id/resend/',
    access: 'staffer',
    scope: 'TEAM',
    tags: ['invitations'],
    summary: 'Resend an invitation to an organization',
    description:
      'Needs organizations.manage there. Sends a new link, valid for 14 days, and invalidates the old one.',
    params: z.object({ orgId: idParameter, id: idParameter }),
    responses: { 200: organizationInvitation },
    errors: [404, 409],
    handle: async ({ params: { orgId, id }, caller }) => {
      const invitation = await resend(services, caller, { id, organizationId: orgId });
      return { status: 200, body: toOrganizationInvitation(services, invitation) };
    },
  });
