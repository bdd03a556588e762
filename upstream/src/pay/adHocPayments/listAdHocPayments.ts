import { expressionBuilder } from 'kysely';
import { z } from 'zod';
import { permittedLocations } from '../../platform/access/permittedLocations.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter, listParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { countList } from '../../platform/tallies/countList.ts';
import type { ListConditions } from '../../platform/tallies/listConditions.ts';
import { adHocPaymentIds, adHocPaymentOrders } from './adHocPaymentIds.ts';
import { adHocPaymentResponse, adHocStatuses } from './adHocPaymentResponse.ts';
import { adHocReasons } from './adHocPaymentTerms.ts';
import { loadAdHocPayments } from './loadAdHocPayments.ts';

const adHocQuery = z.strictObject({
  ...pagingParameters,
  ordering: z.enum(adHocPaymentOrders).default('-id'),
  location_id: idParameter.optional(),
  gig_id: idParameter.optional(),
  pro_id: idParameter.optional(),
  status: listParameter(z.enum(adHocStatuses)).optional().describe('Any of these, separated by commas'),
  reason: listParameter(z.enum(adHocReasons)).optional().describe('Any of these, separated by commas'),
});

/** `GET /api/adhoc-payments/`: the ad-hoc payments of the locations where the caller pays. */
export const listAdHocPayments = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/adhoc-payments/',
    access: 'staffer',
    tags: ['ad-hoc payments'],
    summary: 'List ad-hoc payments, the newest first',
    description: 'Needs payments.make. Without `location_id`, all locations where the caller has it.',
    query: adHocQuery,
    responses: { 200: pageSchema(adHocPaymentResponse) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      const scope = await permittedLocations(database, caller, 'payments.make', query.location_id);
      const conditions = conditionsOf(query);
      const rowsToPageEnd = query.page * query.page_size;
      const body = await pageOf(
        { url, query },
        adHocPaymentIds(database, { scope, conditions, order: query.ordering, rowsToPageEnd }),
        (rows) =>
          loadAdHocPayments(
            database,
            rows.map(({ id }) => id),
          ),
        () => countList(database, { table: 'adhoc_payments', scope, ...conditions }),
      );
      return { status: 200, body };
    },
  });

function conditionsOf({ gig_id, pro_id, status, reason }: z.output<typeof adHocQuery>): ListConditions {
  const eb = expressionBuilder<Tables, 'adhoc_payments'>();
  return {
    tallied: [
      ...(status === undefined ? [] : [eb('status', 'in', status)]),
      ...(reason === undefined ? [] : [eb('reason', 'in', reason)]),
    ],
    others: [
      ...(gig_id === undefined ? [] : [eb('gig_id', '=', gig_id)]),
      ...(pro_id === undefined ? [] : [eb('pro_id', '=', pro_id)]),
    ],
  };
}
