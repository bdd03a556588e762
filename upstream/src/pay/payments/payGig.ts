import { z } from 'zod';
import { requireTermsAccepted } from '../../accounts/terms/requireTermsAccepted.ts';
import { bulkIds, bulkResponse, resultsOf } from '../../filling/applications/bulkResults.ts';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessToGig } from '../../schedule/gigs/accessToGig.ts';
import { payWork } from './payWork.ts';

/** `POST /api/staffer/gigs/:gigId/pay/`: pays the work of several pros of a gig. */
export const payGig = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/gigs/:gigId/pay/',
    access: 'staffer',
    tags: ['payments'],
    summary: 'Pay the work of several pros of a gig',
    description:
      'Needs payments.make. Some can be submitted while others are refused. Retries failed payments with the tip and ' +
      'the bonus of the failed attempt.',
    params: z.object({ gigId: idParameter }),
    body: z.strictObject({ application_ids: bulkIds }),
    responses: { 200: bulkResponse },
    errors: [404],
    handle: async ({ params: { gigId }, body: { application_ids: applicationIds }, caller }) => {
      requirePermission(await accessToGig(services.database, caller, gigId), 'payments.make');
      await requireTermsAccepted(services.database, caller);
      const added = { tip: undefined, bonus: undefined };
      const refusals = await payWork(services, caller, { gigId, applicationIds, added });
      const details = new Map([...refusals].map(([id, refusal]) => [id, refusal.toDetail()]));
      return { status: 200, body: { results: await resultsOf(services, caller, applicationIds, details) } };
    },
  });
