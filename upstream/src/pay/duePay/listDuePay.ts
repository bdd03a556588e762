import { sql } from 'kysely';
import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { duePayResponse } from './duePayResponse.ts';
import { loadDuePay } from './loadDuePay.ts';
import { type BreakCompliance, breakComplianceParameter } from '../../schedule/gigs/breakCompliance.ts';
import { hasFailedPayment, isPayDue, workToPay } from '../../schedule/gigs/unpaidWork.ts';
import { workWithBreak } from './workWithBreak.ts';

/** What a gig waits for before its payments are on their way. */
const duePayStates = ['FAILED', 'UNPAID'] as const;

type Filter = {
  shift_break_compliance?: BreakCompliance | undefined;
  state?: (typeof duePayStates)[number] | undefined;
};

/** `GET /api/staffer/locations/:id/due-pay/`: the gigs of a location that await payment, with their pros. */
export const listDuePay = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/locations/:id/due-pay/',
    access: 'staffer',
    tags: ['payments'],
    summary: 'List the gigs of a location whose pay is due, the longest due first',
    description:
      'Needs payments.make. A gig stays until the payments for all its confirmed pros have arrived, also while they are ' +
      'on their way or failed. A gig that was cancelled late is among them from its cancellation on.',
    params: z.object({ id: idParameter }),
    query: z.strictObject({
      ...pagingParameters,
      shift_break_compliance: breakComplianceParameter
        .optional()
        .describe('Only gigs with unpaid work whose break has this status'),
      state: z
        .enum(duePayStates)
        .optional()
        .describe(
          'Only gigs with work to pay that is not on its way: FAILED whose payment failed, UNPAID that no one has paid',
        ),
    }),
    responses: { 200: pageSchema(duePayResponse) },
    errors: [404],
    handle: async ({ params: { id }, query, caller, url }) => {
      await requireAtLocation(services.database, caller, id, 'payments.make');
      const body = await pageOf({ url, query }, dueGigs(services, id, query), (rows) =>
        loadDuePay(
          services,
          caller,
          rows.map(({ id: gigId }) => gigId),
        ),
      );
      return { status: 200, body };
    },
  });

function dueGigs({ database, clock }: Services, locationId: number, filter: Filter) {
  const { shift_break_compliance: breakCompliance, state } = filter;
  let gigs = database
    .selectFrom('gigs')
    .select('gigs.id')
    .where('gigs.location_id', '=', locationId)
    .where(isPayDue)
    .orderBy('gigs.end_time')
    .orderBy('gigs.id');
  if (breakCompliance !== undefined) {
    const work = workWithBreak(database, { locationId, breakCompliance, now: clock.now() });
    gigs = gigs.where('gigs.id', 'in', work.select('gig_applications.gig_id'));
  }
  if (state !== undefined) {
    const work = workToPay(database).where('gigs.location_id', '=', locationId);
    gigs = gigs
      .where('gigs.id', 'in', work.select('gigs.id'))
      .where(state === 'FAILED' ? hasFailedPayment : sql<boolean>`not ${hasFailedPayment}`);
  }
  return gigs;
}
