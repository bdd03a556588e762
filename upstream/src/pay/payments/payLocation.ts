import { z } from 'zod';
import { bulkResponse } from '../../filling/applications/bulkResults.ts';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { paySeveral, severalDescribed, severalPayments } from './paySeveral.ts';

/** `POST /api/staffer/locations/:locationId/pay/`: pays work of several gigs of a location, such as all that of one pro. */
export const payLocation = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/locations/:locationId/pay/',
    access: 'staffer',
    scope: 'PAY',
    tags: ['payments'],
    summary: 'Pay work of several gigs of a location',
    description: severalDescribed,
    params: z.object({ locationId: idParameter }),
    body: severalPayments,
    responses: { 200: bulkResponse },
    errors: [404],
    handle: async ({ params: { locationId }, body, caller }) => {
      await requireAtLocation(services.database, caller, locationId, 'payments.make');
      return { status: 200, body: await paySeveral(services, caller, { locationId }, body) };
    },
  });
