import { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import { locationScope } from '../access/locationScope.ts';
import { type Page, pageOf, pagingParameters } from '../paging/page.ts';
import type { Upstream } from '../server/upstream.ts';
import { applicationConditions } from './applicationConditions.ts';
import { applicationFilters } from './applicationFilters.ts';
import { applicationIds, countApplications } from './applicationList.ts';
import { type ApplicationOrder, applicationOrders, orderApplications } from './applicationOrders.ts';
import type { ApplicationResponse } from './applicationResponse.ts';
import { loadApplications } from './loadApplications.ts';

/** The query of a list of applications. */
export function applicationListQuery(defaultOrder: ApplicationOrder) {
  return applicationFilters.extend({
    ...pagingParameters,
    ordering: z.enum(applicationOrders).default(defaultOrder),
  });
}

type ApplicationListRequest = {
  query: z.output<ReturnType<typeof applicationListQuery>>;
  caller: Caller;
  url: URL;
};

/** One page of the applications that the query keeps, at locations that the caller may see. */
export async function applicationPage(
  { database, clock, settings: { productSlug } }: Upstream,
  { query, caller, url }: ApplicationListRequest,
): Promise<Page<ApplicationResponse>> {
  const scope = await locationScope(database, caller, query);
  const conditions = applicationConditions(query, clock.now());
  return pageOf(
    { url, query },
    orderApplications(applicationIds(database, scope, conditions), query.ordering),
    (rows) =>
      loadApplications(
        database,
        caller,
        productSlug,
        rows.map(({ id }) => id),
      ),
    () => countApplications(database, scope, conditions),
  );
}
