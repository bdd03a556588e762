import type { gigOrders } from '@brigade/domain/schedule/gigs/gigOrder.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Gig } from './Gig.ts';
import { GigFilter } from './GigFilter.ts';
import { gigListScope } from './gigListScope.ts';
import { gigListQuery } from './gigListQuery.ts';
import { gigById, listGigs } from './gigsApi.ts';

const GigOrder = builder.enumType('GigOrder', {
  description: 'The order of a list of gigs. Ties are ordered by number.',
  values: {
    STARTING_SOONEST: { description: 'By start time, earliest first.' },
    STARTING_LATEST: { description: 'By start time, latest first.' },
    LAST_POSTED: { description: 'By posting time, most recent first.' },
    LAST_MODIFIED: { description: 'By last change, most recent first.' },
  } satisfies Record<(typeof gigOrders)[number]['value'], { description: string }>,
});

export const GigConnection = builder.connectionObject(
  { type: Gig, name: 'GigConnection', description: 'A page of a list of gigs.' },
  { name: 'GigEdge', description: 'A gig and its cursor in the connection.' },
);

builder.objectField(Location, 'gigs', (t) =>
  t.connection(
    {
      type: Gig,
      nullable: true,
      description:
        'The gigs of the location, or of all managed locations if the filter says so. Costs one upstream ' +
        'call.',
      args: {
        filter: t.arg({ type: GigFilter, description: 'The gigs to return. Defaults to all gigs.' }),
        orderBy: t.arg({
          type: GigOrder,
          defaultValue: 'STARTING_SOONEST',
          description: 'The order of the returned gigs.',
        }),
      },
      resolve: (location, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: async ({ page, pageSize }) => {
            const gigs = await rest.call(listGigs, {
              query: {
                ...gigListQuery(args.filter, args.orderBy),
                ...gigListScope(args.filter, location.id),
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
