import { z } from 'zod';
import { oneTimeCode, phoneNumber } from '../../platform/outbox/address.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { linkAddress } from './linkAddress.ts';
import { meSchema } from './me.ts';

/** `POST /api/auth/phone/link/`: changes the caller's phone number with a code sent to it. */
export const linkPhone = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/auth/phone/link/',
    access: 'session',
    scope: 'PERSON',
    tags: ['auth'],
    summary: "Change the signed-in user's phone number with a code sent to it",
    description: 'The replaced phone number is notified.',
    body: z.strictObject({ phone: phoneNumber, code: oneTimeCode }),
    responses: { 200: meSchema(services.settings.productSlug) },
    errors: [409, 429],
    handle: async ({ body: { phone, code }, caller, network }) => ({
      status: 200,
      body: await linkAddress(services, caller, { channel: 'phone', address: phone, code, network }),
    }),
  });
