import { z } from 'zod';
import { requireTermsAccepted } from '../../accounts/terms/requireTermsAccepted.ts';
import { bulkIds, bulkResponse, resultsOf } from '../../filling/applications/bulkResults.ts';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { id, idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessToGig } from '../../schedule/gigs/accessToGig.ts';
import { extrasBody } from './extrasBody.ts';
import { payWork } from './payWork.ts';

const payment = z
  .strictObject({
    application_ids: bulkIds,
    extras: z.array(extrasBody.extend({ application_id: id })).default([]),
  })
  .check(({ value: { application_ids: ids, extras }, issues }) => {
    const named = extras.map(({ application_id }) => application_id);
    const isUsable = new Set(named).size === named.length && named.every((each) => ids.includes(each));
    if (isUsable) return;
    const message = 'Name each application once, and only those that are paid';
    issues.push({ code: 'custom', message, path: ['extras'], input: extras });
  });

/** `POST /api/staffer/gigs/:gigId/pay/`: pays the work of several pros of a gig. */
export const payGig = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/gigs/:gigId/pay/',
    access: 'staffer',
    scope: 'PAY',
    tags: ['payments'],
    summary: 'Pay the work of several pros of a gig',
    description:
      'Needs payments.make. Some can be submitted while others are refused. Retries failed payments: the tip and the ' +
      'bonus of the failed attempt stay unless `extras` replaces them.',
    params: z.object({ gigId: idParameter }),
    body: payment,
    responses: { 200: bulkResponse },
    errors: [404],
    handle: async ({ params: { gigId }, body, caller }) => {
      requirePermission(await accessToGig(services.database, caller, gigId), 'payments.make');
      await requireTermsAccepted(services.database, caller);
      const { application_ids: applicationIds } = body;
      const nothing = { tip: undefined, bonus: undefined };
      const extras = new Map([
        ...applicationIds.map((each) => [each, nothing] as const),
        ...body.extras.map(
          ({ application_id, tip_amount: tip, bonus }) => [application_id, { tip, bonus }] as const,
        ),
      ]);
      const refusals = await payWork(services, caller, { gigId, extras });
      const details = new Map([...refusals].map(([refused, error]) => [refused, error.toDetail()]));
      return { status: 200, body: { results: await resultsOf(services, caller, applicationIds, details) } };
    },
  });
