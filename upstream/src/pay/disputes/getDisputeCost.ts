import { z } from 'zod';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { costLine } from '../payments/costLine.ts';
import { isInMinutes } from './disputeSubject.ts';
import { amountsOfGrant, grantOf } from './grant.ts';
import { readDisputedWork } from './readDisputedWork.ts';
import { requireDispute } from './requireDispute.ts';

const wholeNumber = z
  .string()
  .regex(/^\d{1,7}$/, 'must be a whole number')
  .transform(Number);

const disputeCost = z
  .object({
    lines: z.array(costLine).describe('The parts of the additional charge'),
    total_amount: z.number().describe('The additional charge in dollars: the sum of the lines'),
    pro_amount: z.number().describe('What the pro gets more, in dollars'),
    is_charged_now: z
      .boolean()
      .describe('False if only the hours change, which are paid later, and for what is invoiced'),
    is_invoiced: z.boolean().describe('Whether the next invoice of the location bills it'),
  })
  .meta({ id: 'DisputeCost' });

/** `GET /api/staffer/disputes/:id/cost/`: what granting the claim, or a part of it, costs. */
export const getDisputeCost = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/disputes/:id/cost/',
    access: 'staffer',
    tags: ['disputes'],
    summary: 'Get what granting the claim of a dispute costs, or a part of it',
    description: 'Needs wages.view at the location. Without a value, the cost of the whole claim.',
    params: z.object({ id: idParameter }),
    query: z.strictObject({
      minutes: wholeNumber.optional().describe('In a dispute about hours or a cancellation'),
      amount_cents: wholeNumber.optional().describe('In a dispute about a payment'),
    }),
    responses: { 200: disputeCost },
    errors: [404],
    handle: async ({ params: { id }, query, caller }) => {
      const { database } = services;
      const dispute = await requireDispute(database, caller, id, 'wages.view');
      const disputed = await readDisputedWork(database, cardNetworkName(services), dispute.application_id);
      const given = isInMinutes(dispute.subject) ? query.minutes : query.amount_cents;
      const grant = grantOf(disputed, dispute.subject, Math.min(given ?? Infinity, dispute.claimed_value));
      const amounts = amountsOfGrant(disputed, grant);
      const isPaidNow = grant.kind === 'DIFFERENCE' || grant.kind === 'PAYMENT';
      const isInvoiced = disputed.work.invoicing_enabled;
      return {
        status: 200,
        body: {
          lines: (amounts?.lines ?? []).map(({ code, cents }) => ({ code, amount: cents / 100 })),
          total_amount: (amounts?.charge ?? 0) / 100,
          pro_amount: (amounts?.payout ?? 0) / 100,
          is_charged_now: isPaidNow && !isInvoiced,
          is_invoiced: isPaidNow && isInvoiced,
        },
      };
    },
  });
