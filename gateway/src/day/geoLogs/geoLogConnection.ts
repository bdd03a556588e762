import { Location } from '../../businesses/locations/Location.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { GeoLog } from './GeoLog.ts';
import { listGeoLogs } from './geoLogsApi.ts';

const GeoLogConnection = builder.connectionObject(
  { type: GeoLog, name: 'GeoLogConnection', description: 'A paginated list of geo logs of a location.' },
  { name: 'GeoLogEdge', description: 'A geo log and its cursor in the list.' },
);

builder.objectField(Location, 'geoLogs', (t) =>
  t.connection(
    {
      type: GeoLog,
      nullable: true,
      description:
        "The geo logs of the location's gigs, flagged ones first, then the newest first. Null with the " +
        'error FORBIDDEN without the permission `hours.adjust`. Costs one upstream call.',
      args: {
        search: t.arg.string({
          description: 'Only pros whose name contains this text, at most 200 characters.',
        }),
        isFlagged: t.arg.boolean({
          description: 'Only logs that wait for a review (true), or only the others (false).',
        }),
      },
      resolve: ({ id: locationId }, { search, isFlagged, ...args }, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listGeoLogs, {
              query: {
                location_id: locationId,
                search: search?.trim() || null,
                is_flagged_for_staffer_review: isFlagged,
                page,
                page_size: pageSize,
              },
              locationId,
            }),
          idOf: ({ id }) => id,
        }),
    },
    GeoLogConnection,
  ),
);
