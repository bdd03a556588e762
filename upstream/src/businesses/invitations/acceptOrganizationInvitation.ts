import { z } from 'zod';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accept, acceptBody, acceptedResponse } from './accept.ts';
import { tokenParameter } from './invitationLink.ts';

/** `POST /api/staffer/organizations/invitations/:token/acceptance/`: accepts an invitation to an organization. */
export const acceptOrganizationInvitation = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/organizations/invitations/:token/acceptance/',
    access: 'session',
    scope: 'PERSON',
    tags: ['invitations'],
    summary: 'Accept an invitation to an organization',
    description: 'Grants its role to the caller, unless the caller has a stronger one.',
    params: z.object({ token: tokenParameter }),
    body: acceptBody,
    responses: { 200: acceptedResponse },
    errors: [404, 409],
    handle: async ({ params: { token }, body, caller }) => ({
      status: 200,
      body: await accept(services, caller, { scope: 'organization', token }, body),
    }),
  });
