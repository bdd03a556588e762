import { z } from 'zod';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accept, acceptBody, acceptedResponse } from './accept.ts';
import { tokenParameter } from './invitationLink.ts';

/** `POST /api/invitations/accept/:token/`: accepts an invitation to a location. */
export const acceptInvitation = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/invitations/accept/:token/',
    access: 'session',
    scope: 'PERSON',
    tags: ['invitations'],
    summary: 'Accept an invitation to a location',
    description: 'Grants its role to the caller, unless the caller has a stronger one.',
    params: z.object({ token: tokenParameter }),
    body: acceptBody,
    responses: { 200: acceptedResponse },
    errors: [404, 409],
    handle: async ({ params: { token }, body, caller }) => ({
      status: 200,
      body: await accept(services, caller, { scope: 'location', token }, body),
    }),
  });
