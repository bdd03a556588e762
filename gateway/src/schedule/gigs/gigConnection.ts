import type { gigOrders } from '@brigade/domain/schedule/gigs/gigOrder.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Gig } from './Gig.ts';
import { GigFilter } from '../../gigs/GigFilter.ts';
import { gigListPlace } from './gigListScope.ts';
import { gigListQuery } from './gigListQuery.ts';
import { gigById, listGigs } from './gigsApi.ts';

const GigOrder = builder.enumType('GigOrder', {
  description: 'The orders that lists of gigs can have. Equal ones stand by number.',
  values: {
    STARTING_SOONEST: { description: 'By start, the earliest first.' },
    STARTING_LATEST: { description: 'By start, the latest first.' },
    LAST_POSTED: { description: 'The most recently posted first.' },
    LAST_MODIFIED: { description: 'The most recently changed first.' },
  } satisfies Record<(typeof gigOrders)[number]['value'], { description: string }>,
});

export const GigConnection = builder.connectionObject(
  { type: Gig, name: 'GigConnection', description: 'A part of a list of gigs.' },
  { name: 'GigEdge', description: 'A gig and its place in the list.' },
);

builder.objectField(Location, 'gigs', (t) =>
  t.connection(
    {
      type: Gig,
      nullable: true,
      description: 'The gigs of the location, or with it of others too: see the filter. A call of its own.',
      args: {
        filter: t.arg({ type: GigFilter, description: 'Which gigs to list. Left out: all.' }),
        orderBy: t.arg({
          type: GigOrder,
          defaultValue: 'STARTING_SOONEST',
          description: 'The order of the list.',
        }),
      },
      resolve: (location, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: async ({ page, pageSize }) => {
            const gigs = await rest.call(listGigs, {
              query: {
                ...gigListQuery(args.filter, args.orderBy),
                ...gigListPlace(args.filter, location.id),
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
