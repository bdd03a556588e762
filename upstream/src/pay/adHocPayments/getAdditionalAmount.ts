import { z } from 'zod';
import { idParameter, instantParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { additionalPay } from './additionalPay.ts';
import { readPermittedWork } from './readPermittedWork.ts';
import { requireAdHocPayable } from './requireAdHocPayable.ts';

const additionalAmount = z
  .object({
    amount_cents: z.int().nonnegative(),
    seconds: z.int().nonnegative().describe('The time that was not paid'),
  })
  .meta({ id: 'AdditionalAmount' });

/** `GET /api/adhoc-payments/additional-amount/`: what a pro is still owed if they worked these hours. */
export const getAdditionalAmount = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/adhoc-payments/additional-amount/',
    access: 'staffer',
    tags: ['ad-hoc payments'],
    summary: 'Get what a pro is still owed for hours that were not paid',
    description:
      "Needs payments.make at the gig's location. The unpaid break is left out. 0 if everything was paid; 409 before the " +
      'work is paid, because its hours can be adjusted until then.',
    query: z.strictObject({
      application_id: idParameter,
      start_time: instantParameter,
      end_time: instantParameter,
    }),
    responses: { 200: additionalAmount },
    errors: [404, 409],
    handle: async ({ query: { application_id, start_time: start, end_time: end }, caller }) => {
      const work = await readPermittedWork(services, caller, application_id);
      const hours = { start, end };
      requireAdHocPayable(work, { reason: 'ADJUST_HOURS', hours }, services.clock.now());
      const { cents, minutes } = await additionalPay(services.database, work, hours);
      return { status: 200, body: { amount_cents: cents, seconds: minutes * 60 } };
    },
  });
