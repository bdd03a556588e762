import { Location } from '../businesses/locations/Location.ts';
import { connectionFromPagedList } from '../platform/paging/connectionFromPagedList.ts';
import { builder } from '../platform/schema/builder.ts';
import { Pro } from './profiles/Pro.ts';
import { ProFilter, proListQuery, ProOrder } from './search/ProFilter.ts';
import { listPros } from './profiles/prosApi.ts';

const ProConnection = builder.connectionObject(
  { type: Pro, name: 'ProConnection', description: 'A part of a list of pros.' },
  { name: 'ProEdge', description: 'A pro and their place in the list.' },
);

builder.objectField(Location, 'pros', (t) =>
  t.connection(
    {
      type: Pro,
      nullable: true,
      description: 'The pros that the location can work with. A call of its own.',
      args: {
        filter: t.arg({ type: ProFilter, description: 'Which pros to list. Left out: all.' }),
        orderBy: t.arg({ type: ProOrder, defaultValue: '-rating', description: 'The order of the list.' }),
      },
      resolve: ({ id }, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listPros, {
              query: {
                ...proListQuery(args.filter),
                location_id: id,
                ordering: args.orderBy,
                page,
                page_size: pageSize,
              },
              locationId: id,
            }),
          idOf: ({ uuid }) => uuid,
        }),
    },
    ProConnection,
  ),
);
