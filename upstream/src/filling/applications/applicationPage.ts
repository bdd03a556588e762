import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { locationScope } from '../../platform/access/locationScope.ts';
import { type Page, pageOf, pagingParameters } from '../../platform/paging/page.ts';
import type { Services } from '../../platform/server/services.ts';
import { countList } from '../../platform/tallies/countList.ts';
import { applicationConditions } from './applicationConditions.ts';
import { applicationFilters } from './applicationFilters.ts';
import { applicationIds } from './applicationList.ts';
import { type ApplicationOrder, applicationOrders } from './applicationOrders.ts';
import type { ApplicationResponse } from './applicationResponse.ts';
import { includeConflicts, includeParameter } from './includeConflicts.ts';
import { loadApplications } from './loadApplications.ts';

export function applicationListQuery(defaultOrder: ApplicationOrder) {
  return applicationFilters.extend({
    ...pagingParameters,
    ...includeParameter,
    ordering: z.enum(applicationOrders).default(defaultOrder),
  });
}

type ApplicationListRequest = {
  query: z.output<ReturnType<typeof applicationListQuery>>;
  caller: Caller;
  url: URL;
};

/** One page of the applications that match the query, at locations visible to the caller. */
export async function applicationPage(
  services: Services,
  { query, caller, url }: ApplicationListRequest,
): Promise<Page<ApplicationResponse>> {
  const { database, clock, settings } = services;
  const scope = await locationScope(database, caller, query);
  const conditions = applicationConditions(query, clock.now());
  const rowsToPageEnd = query.page * query.page_size;
  return pageOf(
    { url, query },
    applicationIds(database, { scope, conditions, order: query.ordering, rowsToPageEnd }),
    async (rows) => {
      const ids = rows.map(({ id }) => id);
      const applications = await loadApplications(database, caller, settings.productSlug, ids);
      return includeConflicts(services, caller, { applications, include: query.include });
    },
    () => countList(database, { table: 'gig_applications', scope, ...conditions }),
  );
}
