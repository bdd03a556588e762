import { z } from 'zod';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { emailAddress } from '../../platform/outbox/address.ts';
import { requestedPurpose } from './codePurpose.ts';
import { returnPath } from './returnPath.ts';
import { codeSentSchema, sendCode } from './sendCode.ts';

/** `POST /api/auth/email/`: sends a one-time code and an equivalent link by email. */
export const requestEmailCode = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/auth/email/',
    access: 'public',
    ignoresKey: true,
    tags: ['auth'],
    summary: 'Send a sign-in code by email',
    body: z.object({
      email: emailAddress,
      purpose: requestedPurpose,
      return_to: returnPath
        .optional()
        .describe('The path to open after signing in with the link in the email'),
    }),
    responses: { 200: codeSentSchema },
    errors: [429],
    handle: async ({ body, network }) => ({
      status: 200,
      body: await sendCode(services, {
        channel: 'email',
        address: body.email,
        network,
        purpose: body.purpose,
        returnTo: body.return_to,
      }),
    }),
  });
