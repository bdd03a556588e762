import { z } from 'zod';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { notFound } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessToGig } from '../../schedule/gigs/accessToGig.ts';
import { duePayResponse } from './duePayResponse.ts';
import { loadDuePay } from './loadDuePay.ts';

/** `GET /api/staffer/gigs/:id/due-pay/`: the pay of the pros of a gig. */
export const getDuePay = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigs/:id/due-pay/',
    access: 'staffer',
    tags: ['payments'],
    summary: 'Get the pay of the confirmed pros of a gig',
    description:
      'Needs payments.make. Also before the pay is due, and after everything is paid. Of a gig that was cancelled late, ' +
      'the pay for the guaranteed hours.',
    params: z.object({ id: idParameter }),
    responses: { 200: duePayResponse },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      requirePermission(await accessToGig(services.database, caller, id), 'payments.make');
      const [body] = await loadDuePay(services, caller, [id]);
      if (!body) throw notFound('gig');
      return { status: 200, body };
    },
  });
