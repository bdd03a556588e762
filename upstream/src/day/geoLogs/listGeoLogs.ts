import { expressionBuilder } from 'kysely';
import { z } from 'zod';
import { permittedLocations } from '../../platform/access/permittedLocations.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { booleanParameter, idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { countList } from '../../platform/tallies/countList.ts';
import type { ListConditions } from '../../platform/tallies/listConditions.ts';
import { fullNameContains } from '../../pros/search/fullNameContains.ts';
import { geoLogIds } from './geoLogIds.ts';
import { geoLogResponse } from './geoLogResponse.ts';
import { loadGeoLogs } from './geoLogRows.ts';

const geoLogQuery = z.strictObject({
  ...pagingParameters,
  location_id: idParameter.optional(),
  search: z.string().trim().max(200).optional().describe('Only pros whose name contains this text'),
  is_flagged_for_staffer_review: booleanParameter.optional(),
});

/** `GET /api/audit/geo-logs/`: the geo logs of the locations where the caller adjusts hours. */
export const listGeoLogs = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/audit/geo-logs/',
    access: 'staffer',
    tags: ['geo logs'],
    summary: 'List geo logs, flagged ones first, then the newest first',
    description:
      'Needs hours.adjust: logs decide about hours. Without `location_id`, all locations where the caller has it.',
    query: geoLogQuery,
    responses: { 200: pageSchema(geoLogResponse) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      const scope = await permittedLocations(database, caller, 'hours.adjust', query.location_id);
      const conditions = conditionsOf(query);
      const rowsToPageEnd = query.page * query.page_size;
      const body = await pageOf(
        { url, query },
        geoLogIds(database, { scope, conditions, rowsToPageEnd }),
        (rows) =>
          loadGeoLogs(
            database,
            rows.map(({ id }) => id),
          ),
        () => countList(database, { table: 'geo_logs', scope, ...conditions }),
      );
      return { status: 200, body };
    },
  });

function conditionsOf({
  search,
  is_flagged_for_staffer_review,
}: z.output<typeof geoLogQuery>): ListConditions {
  const eb = expressionBuilder<Tables, 'geo_logs'>();
  return {
    tallied:
      is_flagged_for_staffer_review === undefined
        ? []
        : [eb('is_flagged_for_staffer_review', '=', is_flagged_for_staffer_review)],
    others: search
      ? [eb('pro_id', 'in', eb.selectFrom('pros').select('pros.id').where(fullNameContains(search)))]
      : [],
  };
}
