import { z } from 'zod';
import { noContent } from '../../platform/server/noContent.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { tokenParameter } from './invitationLink.ts';
import { requestRenewal } from './requestRenewal.ts';

/** `POST /api/invitations/:token/renewal-request/`: requests a new link to a location. */
export const requestInvitationRenewal = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/invitations/:token/renewal-request/',
    access: 'public',
    tags: ['invitations'],
    summary: 'Request a new invitation to a location after its link expired',
    description: 'Notifies the inviter, at most once a day.',
    params: z.object({ token: tokenParameter }),
    responses: { 204: noContent },
    errors: [404, 409, 429],
    handle: async ({ params: { token } }) => {
      await requestRenewal(services, { scope: 'location', token });
      return { status: 204 };
    },
  });
