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
import { geoLogIds } from './geoLogIds.ts';
import { geoLogResponse } from './geoLogResponse.ts';
import { loadGeoLogs } from './geoLogRows.ts';
import { countNamedGeoLogs, namedGeoLogIds } from './namedGeoLogs.ts';

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
      const { search } = query;
      const body = await pageOf(
        { url, query },
        search
          ? namedGeoLogIds(database, { scope, conditions, rowsToPageEnd, search })
          : geoLogIds(database, { scope, conditions, rowsToPageEnd }),
        (rows) =>
          loadGeoLogs(
            database,
            rows.map(({ id }) => id),
          ),
        () =>
          search
            ? countNamedGeoLogs(database, { scope, conditions, search })
            : countList(database, { table: 'geo_logs', scope, ...conditions }),
      );
      return { status: 200, body };
    },
  });

function conditionsOf({ is_flagged_for_staffer_review }: z.output<typeof geoLogQuery>): ListConditions {
  const eb = expressionBuilder<Tables, 'geo_logs'>();
  return {
    tallied:
      is_flagged_for_staffer_review === undefined
        ? []
        : [eb('is_flagged_for_staffer_review', '=', is_flagged_for_staffer_review)],
    others: [],
  };
}
