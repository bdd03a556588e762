import { z } from 'zod';
import { emailAddress, oneTimeCode } from '../../platform/outbox/address.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { linkAddress } from './linkAddress.ts';
import { meSchema } from './me.ts';

/** `POST /api/auth/email/link/`: makes the e-mail address that a code was sent to the caller's own. */
export const linkEmail = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/auth/email/link/',
    access: 'session',
    tags: ['auth'],
    summary: 'Change the own e-mail address, with a code sent there by e-mail',
    description: 'The e-mail address that is replaced gets a message about it.',
    body: z.strictObject({ email: emailAddress, code: oneTimeCode }),
    responses: { 200: meSchema(upstream.settings.productSlug) },
    errors: [409, 429],
    handle: async ({ body: { email, code }, caller }) => ({
      status: 200,
      body: await linkAddress(upstream, caller, { channel: 'email', address: email, code }),
    }),
  });
