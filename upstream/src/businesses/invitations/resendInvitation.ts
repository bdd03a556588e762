import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { locationInvitation, toLocationInvitation } from './invitationResponse.ts';
import { sendAgain } from './resend.ts';

/** `POST /api/invitations/:id/resend/`: sends an invitation to a location again. */
export const resendInvitation = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/invitations/:id/resend/',
    access: 'staffer',
    tags: ['invitations'],
    summary: 'Send an invitation to a location again',
    description:
      'Needs team.manage at its location. It gets a new link, good for 14 days; the old one leads nowhere.',
    params: z.object({ id: idParameter }),
    responses: { 200: locationInvitation },
    errors: [404, 409],
    handle: async ({ params: { id }, caller }) => {
      const invitation = await sendAgain(upstream, caller, { id });
      return { status: 200, body: toLocationInvitation(upstream, invitation) };
    },
  });
