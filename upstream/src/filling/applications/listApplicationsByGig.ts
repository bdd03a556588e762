import { type Expression, sql } from 'kysely';
import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { visibleLocationIds } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { pagingParameters } from '../../platform/paging/page.ts';
import { id, idParameter, listParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { applicationConditions } from './applicationConditions.ts';
import { applicationFilters } from './applicationFilters.ts';
import { applicationOrders, orderApplications } from './applicationOrders.ts';
import { applicationResponse } from './applicationResponse.ts';
import { includeConflicts, includeParameter } from './includeConflicts.ts';
import { loadApplications } from './loadApplications.ts';

/** The maximum number of applications in a response: gigs times rows per gig. */
const mostRows = 200;

const query = applicationFilters.pick({ is_cancelled: true, is_selected: true, is_confirmed: true }).extend({
  gig_id: listParameter(idParameter, 20),
  page_size: pagingParameters.page_size,
  ...includeParameter,
  ordering: z.enum(applicationOrders).default('-match_score'),
});

/** `GET /api/staffer/gig-applications/by-gig/`: the first applications of each of several gigs. */
export const listApplicationsByGig = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gig-applications/by-gig/',
    access: 'staffer',
    tags: ['applications'],
    summary: 'The first page of the applications of each of several gigs',
    description: `Gigs that are not visible to the caller are omitted. gig_id times page_size is at most ${mostRows}.`,
    query,
    responses: {
      200: z.object({
        results: z.array(
          z.object({
            gig_id: id,
            count: z.int().nonnegative().describe('The number of applications that match the filters'),
            results: z.array(applicationResponse),
          }),
        ),
      }),
    },
    handle: async ({ query: { gig_id, page_size, ordering, include, ...filters }, caller }) => {
      if (gig_id.length * page_size > mostRows) {
        throw invalidField(
          'page_size',
          `Ask for at most ${mostRows} applications: fewer gigs or rows of each.`,
        );
      }
      const { database, clock, settings } = services;
      const { tallied, others } = applicationConditions(filters, clock.now());
      const kept = database
        .selectFrom('gig_applications')
        .where(sql<boolean>`gig_id = this_gig.id`)
        .where((eb) => eb.and([...tallied, ...others]));
      const first = orderApplications(kept.select('id'), ordering).limit(page_size);
      const gigs = await firstOfEachGig(database, await visibleGigIds(database, caller, gig_id), {
        first,
        count: kept.select(({ fn }) => fn.countAll<number>().as('count')),
      });
      const ids = gigs.flatMap((gig) => gig.ids);
      const loaded =
        ids.length > 0 ? await loadApplications(database, caller, settings.productSlug, ids) : [];
      const applications = await includeConflicts(services, caller, { applications: loaded, include });
      return {
        status: 200,
        body: {
          results: gigs.map(({ gig_id: gigId, count }) => ({
            gig_id: gigId,
            count,
            results: applications.filter((application) => application.gig_id === gigId),
          })),
        },
      };
    },
  });

/** Those of these gigs that the caller may know of, in the order given. */
async function visibleGigIds(
  database: Database,
  caller: Caller,
  gigIds: readonly number[],
): Promise<number[]> {
  const found = await database
    .selectFrom('gigs')
    .select('id')
    .where('id', 'in', gigIds)
    .where('location_id', 'in', visibleLocationIds(database, caller))
    .execute();
  const visible = new Set(found.map((gig) => gig.id));
  return [...new Set(gigIds)].filter((gigId) => visible.has(gigId));
}

type FirstOfGig = { gig_id: number; count: number; ids: number[] };

async function firstOfEachGig(
  database: Database,
  gigIds: readonly number[],
  { first, count }: { first: Expression<{ id: number }>; count: Expression<{ count: number }> },
): Promise<FirstOfGig[]> {
  if (gigIds.length === 0) return [];
  const { rows } = await sql<FirstOfGig>`
    select this_gig.id as gig_id, ${count}::integer as count, array(${first})::bigint[] as ids
    from unnest(array[${sql.join(gigIds)}]::bigint[]) with ordinality as this_gig (id, place)
    order by place
  `.execute(database);
  return rows;
}
