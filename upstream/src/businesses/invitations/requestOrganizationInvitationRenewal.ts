import { z } from 'zod';
import { noContent } from '../../platform/server/noContent.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { tokenParameter } from './invitationLink.ts';
import { requestRenewal } from './requestRenewal.ts';

/** `POST /api/staffer/organizations/invitations/:token/renewal-request/`: asks for a new link to an organization. */
export const requestOrganizationInvitationRenewal = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/staffer/organizations/invitations/:token/renewal-request/',
    access: 'public',
    tags: ['invitations'],
    summary: 'Ask for a new invitation to an organization, once the link has expired',
    description: 'Whoever invited is told. Once a day.',
    params: z.object({ token: tokenParameter }),
    responses: { 204: noContent },
    errors: [404, 409, 429],
    handle: async ({ params: { token } }) => {
      await requestRenewal(upstream, { scope: 'organization', token });
      return { status: 204 };
    },
  });
