import { z } from 'zod';
import { oneTimeCode, phoneNumber } from '../../platform/outbox/address.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { linkAddress } from './linkAddress.ts';
import { meSchema } from './me.ts';

/** `POST /api/auth/phone/link/`: makes the phone number that a code was sent to the caller's own. */
export const linkPhone = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/auth/phone/link/',
    access: 'session',
    tags: ['auth'],
    summary: 'Change the own phone number, with a code sent there by text message',
    description: 'The phone number that is replaced gets a message about it.',
    body: z.strictObject({ phone: phoneNumber, code: oneTimeCode }),
    responses: { 200: meSchema(upstream.settings.productSlug) },
    errors: [409, 429],
    handle: async ({ body: { phone, code }, caller }) => ({
      status: 200,
      body: await linkAddress(upstream, caller, { channel: 'phone', address: phone, code }),
    }),
  });
