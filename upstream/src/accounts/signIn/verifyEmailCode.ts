import { z } from 'zod';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { emailAddress, oneTimeCode } from '../../platform/outbox/address.ts';
import { signedInSchema } from './openSession.ts';
import { signIn } from './signIn.ts';

/** `POST /api/auth/email/verify/`: exchanges the code of an email for a session. */
export const verifyEmailCode = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/auth/email/verify/',
    access: 'public',
    ignoresKey: true,
    tags: ['auth'],
    summary: 'Sign in with a code sent by email',
    body: z.object({ email: emailAddress, code: oneTimeCode }),
    responses: { 200: signedInSchema },
    errors: [403, 409, 429],
    handle: async ({ body: { email, code }, network }) => ({
      status: 200,
      body: await signIn(services, { channel: 'email', address: email, code, network }),
    }),
  });
