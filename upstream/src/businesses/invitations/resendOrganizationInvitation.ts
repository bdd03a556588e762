import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { organizationInvitation, toOrganizationInvitation } from './invitationResponse.ts';
import { sendAgain } from './resend.ts';

/** `POST /api/staffer/organizations/:orgId/invitations/:id/resend/`: sends an invitation to an organization again. */
export const resendOrganizationInvitation = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/staffer/organizations/:orgId/invitations/:id/resend/',
    access: 'staffer',
    tags: ['invitations'],
    summary: 'Send an invitation to an organization again',
    description:
      'Needs organizations.manage there. It gets a new link, good for 14 days; the old one leads nowhere.',
    params: z.object({ orgId: idParameter, id: idParameter }),
    responses: { 200: organizationInvitation },
    errors: [404, 409],
    handle: async ({ params: { orgId, id }, caller }) => {
      const invitation = await sendAgain(upstream, caller, { id, organizationId: orgId });
      return { status: 200, body: toOrganizationInvitation(upstream, invitation) };
    },
  });
