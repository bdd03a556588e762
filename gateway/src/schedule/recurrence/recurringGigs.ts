import { Gig } from '../gigs/Gig.ts';
import { GigConnection } from '../gigs/gigConnection.ts';
import { GigType } from '../../gigs/gigEnums.ts';
import { gigById } from '../gigs/gigsApi.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdOf } from '../../platform/schema/globalId.ts';
import { listRecurringGigs } from './recurrenceApi.ts';

builder.objectField(Location, 'recurringGigs', (t) =>
  t.connection(
    {
      type: Gig,
      nullable: true,
      description: 'The gigs of the location that are part of series, by start. A call of its own.',
      args: {
        from: t.arg({ type: 'DateTime', description: 'The earliest start.' }),
        until: t.arg({ type: 'DateTime', description: 'The latest end.' }),
        skillIds: t.arg.idList({ description: 'Only these positions. Ids of other things find nothing.' }),
        types: t.arg({ type: [GigType], description: 'Only these types.' }),
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
                // No position has the largest number.
                skill_ids: args.skillIds?.map((id) => databaseIdOf(id, 'Skill') ?? 2 ** 31 - 1),
                types: args.types,
                page,
                page_size: pageSize,
              },
            });
            // A gig is the same in lists and alone, so nobody has to ask for these again.
            for (const gig of gigs.results) rest.prime(gigById, gig.id, gig);
            return gigs;
          },
          idOf: ({ id }) => id,
        }),
    },
    GigConnection,
  ),
);
