import { z } from 'zod';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { tokenParameter } from './invitationLink.ts';
import { loadByToken } from './loadByToken.ts';
import { previewResponse, toPreview } from './previewResponse.ts';

/** `GET /api/staffer/organizations/invitations/:token/`: what the link of an invitation to an organization shows before signing in. */
export const previewOrganizationInvitation = ({ database, clock }: Upstream) =>
  route({
    method: 'GET',
    url: '/api/staffer/organizations/invitations/:token/',
    access: 'public',
    tags: ['invitations'],
    summary: 'An invitation to an organization, for whoever holds its link',
    params: z.object({ token: tokenParameter }),
    responses: { 200: previewResponse },
    errors: [404],
    handle: async ({ params: { token } }) => {
      const invitation = await loadByToken(database, { scope: 'organization', token });
      return { status: 200, body: toPreview(invitation, clock.now()) };
    },
  });
