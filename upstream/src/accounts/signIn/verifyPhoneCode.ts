import { z } from 'zod';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { oneTimeCode, phoneNumber } from '../../platform/outbox/address.ts';
import { signedInSchema } from './openSession.ts';
import { signIn } from './signIn.ts';

/** `POST /api/auth/phone/verify/`: exchanges the code of a text message for a session. */
export const verifyPhoneCode = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/auth/phone/verify/',
    access: 'public',
    ignoresKey: true,
    tags: ['auth'],
    summary: 'Sign in with a code sent by text message',
    body: z.object({ phone: phoneNumber, code: oneTimeCode }),
    responses: { 200: signedInSchema },
    errors: [403, 409, 429],
    handle: async ({ body: { phone, code }, network }) => ({
      status: 200,
      body: await signIn(services, { channel: 'phone', address: phone, code, network }),
    }),
  });
