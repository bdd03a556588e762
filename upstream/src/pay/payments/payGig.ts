import { z } from 'zod';
import { bulkResponse } from '../../filling/applications/bulkResults.ts';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessToGig } from '../../schedule/gigs/accessToGig.ts';
import { paySeveral, severalDescribed, severalPayments } from './paySeveral.ts';

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
    body: severalPayments,
    responses: { 200: bulkResponse },
    errors: [404],
    handle: async ({ params: { gigId }, body, caller }) => {
      requirePermission(await accessToGig(services.database, caller, gigId), 'payments.make');
      return { status: 200, body: await paySeveral(services, caller, { gigId }, body) };
    },
  });
