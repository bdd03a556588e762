import { z } from 'zod';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { phoneNumber } from '../../platform/outbox/address.ts';
import { requestedPurpose } from './codePurpose.ts';
import { codeSentSchema, sendCode } from './sendCode.ts';

/** `POST /api/auth/phone/`: sends a one-time code by text message. */
export const requestPhoneCode = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/auth/phone/',
    access: 'public',
    ignoresKey: true,
    tags: ['auth'],
    summary: 'Send a sign-in code by text message',
    body: z.object({ phone: phoneNumber, purpose: requestedPurpose }),
    responses: { 200: codeSentSchema },
    errors: [429],
    handle: async ({ body, network }) => ({
      status: 200,
      body: await sendCode(services, {
        channel: 'phone',
        address: body.phone,
        network,
        purpose: body.purpose,
      }),
    }),
  });
