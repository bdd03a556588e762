import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { locationInvitation, toLocationInvitation } from './invitationResponse.ts';
import { resend } from './resend.ts';

/** `POST /api/invitations/:id/resend/`: resends an invitation to a location. */
export const resendInvitation = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/invitations/:id/resend/',
    access: 'staffer',
    scope: 'TEAM',
    tags: ['invitations'],
    summary: 'Resend an invitation to a location',
    description:
      'Needs team.manage at its location. Sends a new link, valid for 14 days, and invalidates the old one.',
    params: z.object({ id: idParameter }),
    responses: { 200: locationInvitation },
    errors: [404, 409],
    handle: async ({ params: { id }, caller }) => {
      const invitation = await resend(services, caller, { id });
      return { status: 200, body: toLocationInvitation(services, invitation) };
    },
  });
