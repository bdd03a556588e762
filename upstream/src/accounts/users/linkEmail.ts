import { z } from 'zod';
import { emailAddress, oneTimeCode } from '../../platform/outbox/address.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { linkAddress } from './linkAddress.ts';
import { meSchema } from './me.ts';

/** `POST /api/auth/email/link/`: changes the caller's email address with a code sent to it. */
export const linkEmail = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/auth/email/link/',
    access: 'session',
    scope: 'PERSON',
    tags: ['auth'],
    summary: "Change the signed-in user's email address with a code sent to it",
    description: 'The replaced email address is notified.',
    body: z.strictObject({ email: emailAddress, code: oneTimeCode }),
    responses: { 200: meSchema(services.settings.productSlug) },
    errors: [409, 429],
    handle: async ({ body: { email, code }, caller, network }) => ({
      status: 200,
      body: await linkAddress(services, caller, { channel: 'email', address: email, code, network }),
    }),
  });
