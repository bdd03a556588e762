import { z } from 'zod';
import { countMisses } from '../../platform/codeMisses/countMisses.ts';
import { notFound } from '../../platform/errors.ts';
import { instant } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { findCheckIn } from './findCheckIn.ts';

/** `GET /api/check-ins/{token}/`: what the QR code of a gig opens, for pros without an account. */
export const getCheckIn = ({ database, clock }: Services) =>
  route({
    method: 'GET',
    url: '/api/check-ins/:token/',
    access: 'public',
    tags: ['roster'],
    summary: 'Show where and when pros check in to a gig',
    description: 'Says nothing about the pros of the gig. 409 `expired` for a link that a new code replaced.',
    params: z.object({ token: z.guid() }),
    responses: {
      200: z
        .object({
          location_name: z.string(),
          location_image_public_id: z.string().nullable(),
          skill_name: z.string(),
          start_time: instant,
          end_time: instant,
          timezone: z.string(),
          is_code_required: z.boolean().describe('Whether the location asks for the four digits, too'),
          is_cancelled: z.boolean(),
        })
        .meta({ id: 'CheckIn' }),
    },
    errors: [404, 409, 429],
    handle: async ({ params: { token }, network }) => {
      const gig = await findCheckIn(database, token);
      const lookup = { kind: 'check-in', network, now: clock.systemNow() } as const;
      await countMisses(database, lookup, gig !== undefined);
      if (!gig) throw notFound('check-in');
      return {
        status: 200,
        body: {
          location_name: gig.location_name,
          location_image_public_id: gig.image_public_id,
          skill_name: gig.skill_name,
          start_time: gig.start_time.toISOString(),
          end_time: gig.end_time.toISOString(),
          timezone: gig.timezone,
          is_code_required: gig.is_checkin_required,
          is_cancelled: gig.status === 'CANCELLED',
        },
      };
    },
  });
