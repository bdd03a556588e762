import { z } from 'zod';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { emailAddress } from '../../platform/outbox/address.ts';
import { returnPath } from './returnPath.ts';
import { codeSentSchema, sendCode } from './sendCode.ts';

/** `POST /api/auth/email/`: sends a one-time code by e-mail, with a link that signs in too. */
export const requestEmailCode = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/auth/email/',
    access: 'public',
    tags: ['auth'],
    summary: 'Send a sign-in code by e-mail',
    body: z.object({
      email: emailAddress,
      return_to: returnPath.optional().describe('Where the link in the e-mail leads to after signing in'),
    }),
    responses: { 200: codeSentSchema },
    errors: [429],
    handle: async ({ body, remoteAddress }) => ({
      status: 200,
      body: await sendCode(upstream, {
        channel: 'email',
        address: body.email,
        remoteAddress,
        purpose: 'sign-in',
        returnTo: body.return_to,
      }),
    }),
  });
