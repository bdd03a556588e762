import { Gig } from '../gigs/Gig.ts';
import { GigConnection } from '../gigs/gigConnection.ts';
import { GigType } from '../gigs/gigEnums.ts';
import { gigById } from '../gigs/gigsApi.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdOf, largestDatabaseId } from '../../platform/schema/globalId.ts';
import { listRecurringGigs } from './recurrenceApi.ts';

builder.objectField(Location, 'recurringGigs', (t) =>
  t.connection(
    {
      type: Gig,
      nullable: true,
      description: 'The recurring gigs of the location, ordered by start time. Costs one upstream call.',
      args: {
        from: t.arg({ type: 'DateTime', description: 'The earliest start time to include.' }),
        until: t.arg({ type: 'DateTime', description: 'The latest end time to include.' }),
        skillIds: t.arg.idList({
          description: 'The IDs of the positions to include. IDs of other types match nothing.',
        }),
        types: t.arg({ type: [GigType], description: 'The gig types to include.' }),
      },
      resolve: ({ id: location_id }, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: async ({ page, pageSize }) => {
            const gigs = await rest.call(listRecurringGigs, {
              query: {
                location_id,
                start_time: args.from,
                end_time: args.until,
                // The largest integer matches no position.
                skill_ids: args.skillIds?.map((id) => databaseIdOf(id, 'Skill') ?? largestDatabaseId),
                types: args.types,
                page,
                page_size: pageSize,
              },
            });
            // List and detail responses have the same shape, so later loads of these gigs need no request.
            for (const gig of gigs.results) rest.prime(gigById, gig.id, gig);
            return gigs;
          },
          idOf: ({ id }) => id,
        }),
    },
    GigConnection,
  ),
);
