import { z } from 'zod';
import { countMisses } from '../../platform/codeMisses/countMisses.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { phoneNumber } from '../../platform/outbox/address.ts';
import { instant } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { findArrival } from './findArrival.ts';
import { findCheckIn } from './findCheckIn.ts';
import { recordArrival } from './recordArrival.ts';

/** `POST /api/check-ins/{token}/`: a pro without an account says that they have come. */
export const checkIn = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/check-ins/:token/',
    access: 'public',
    tags: ['roster'],
    summary: 'Check in as a confirmed pro of a gig',
    description:
      'From 15 minutes before the start until the end of the work. Pros prove who they are by their phone number and, ' +
      'where the location requires it, by the check-in code. Repeating it changes nothing.',
    params: z.object({ token: z.guid() }),
    body: z.strictObject({
      phone_number: phoneNumber,
      checkin_code: z
        .string()
        .regex(/^\d{4}$/, 'Enter the 4 digits of the code')
        .nullish(),
      position: z
        .strictObject({
          longitude: z.number().min(-180).max(180),
          latitude: z.number().min(-90).max(90),
          precision: z
            .enum(['FINE', 'COARSE'])
            .describe('COARSE for a position that can be off by over 200 m'),
        })
        .nullish()
        .describe(
          'Where the phone is, if the pro says so: recorded as a geo log and compared with the fence',
        ),
    }),
    responses: {
      200: z.object({
        first_name: z.string(),
        time: instant.describe('Since when the pro is in'),
        was_in: z.boolean().describe('Whether the pro had clocked in before'),
      }),
    },
    errors: [404, 409, 429],
    handle: async ({ params: { token }, body, network }) => {
      const { database, clock } = services;
      const gig = await findCheckIn(database, token);
      const arrival = gig ? await findArrival(database, gig, body) : notFound('check-in');
      const isKnown = !(arrival instanceof ApiError);
      await countMisses(database, { kind: 'check-in', network, now: clock.systemNow() }, isKnown);
      if (!isKnown) throw arrival;
      const { application_id, user_id: userId, first_name } = arrival;
      const { time, was_in } = await inTransactionOf(services, { userId }, (trx) =>
        recordArrival(trx, application_id, { now: clock.now(), position: body.position ?? null }),
      );
      return { status: 200, body: { first_name, time: time.toISOString(), was_in } };
    },
  });
