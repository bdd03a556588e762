import { z } from 'zod';
import { bulkResponse } from '../../filling/applications/bulkResults.ts';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessToGig } from '../../schedule/gigs/accessToGig.ts';
import { duePayResponse } from '../duePay/duePayResponse.ts';
import { loadDuePay } from '../duePay/loadDuePay.ts';
import { paySeveral, severalDescribed, severalPayments } from './paySeveral.ts';

const payGigResponse = bulkResponse.extend({
  due_pay: duePayResponse.optional().describe('The pay of the gig after that, with `include=due_pay`'),
});

const include = z.enum(['due_pay']).optional().describe('Includes the pay of the gig after the payments');

/** `POST /api/staffer/gigs/:gigId/pay/`: pays the work of several pros of a gig. */
export const payGig = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/gigs/:gigId/pay/',
    access: 'staffer',
    scope: 'PAY',
    tags: ['payments'],
    summary: 'Pay the work of several pros of a gig',
    description: severalDescribed,
    params: z.object({ gigId: idParameter }),
    query: z.object({ include }),
    body: severalPayments,
    responses: { 200: payGigResponse },
    errors: [404],
    handle: async ({ params: { gigId }, query, body, caller }) => {
      requirePermission(await accessToGig(services.database, caller, gigId), 'payments.make');
      const { results } = await paySeveral(services, caller, { gigId }, body);
      if (query.include === undefined) return { status: 200, body: { results } };
      const [due_pay] = await loadDuePay(services, caller, [gigId]);
      return { status: 200, body: { results, due_pay } };
    },
  });
