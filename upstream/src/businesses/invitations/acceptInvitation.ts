import { z } from 'zod';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { accept, acceptBody, acceptedResponse } from './accept.ts';
import { tokenParameter } from './invitationLink.ts';

/** `POST /api/invitations/accept/:token/`: accepts an invitation to a location. */
export const acceptInvitation = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/invitations/accept/:token/',
    access: 'session',
    tags: ['invitations'],
    summary: 'Accept an invitation to a location',
    description: 'The caller has its role from then on, or keeps a stronger one.',
    params: z.object({ token: tokenParameter }),
    body: acceptBody,
    responses: { 200: acceptedResponse },
    errors: [404, 409],
    handle: async ({ params: { token }, body, caller }) => ({
      status: 200,
      body: await accept(upstream, caller, { scope: 'location', token }, body),
    }),
  });
