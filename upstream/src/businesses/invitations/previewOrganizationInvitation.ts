import { z } from 'zod';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { tokenParameter } from './invitationLink.ts';
import { loadByToken } from './loadByToken.ts';
import { previewResponse, toPreview } from './previewResponse.ts';

/** `GET /api/staffer/organizations/invitations/:token/`: previews an invitation to an organization before signing in. */
export const previewOrganizationInvitation = ({ database, clock }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/organizations/invitations/:token/',
    access: 'public',
    tags: ['invitations'],
    summary: 'Preview an invitation to an organization by its link',
    params: z.object({ token: tokenParameter }),
    responses: { 200: previewResponse },
    errors: [404],
    handle: async ({ params: { token } }) => {
      const invitation = await loadByToken(database, { scope: 'organization', token });
      return { status: 200, body: toPreview(invitation, clock.now()) };
    },
  });
