import { Location } from '../../businesses/locations/Location.ts';
import { fact } from '../../businesses/locations/locationSource.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { mapRows } from '../../platform/rest/paged.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Pro } from '../profiles/Pro.ts';
import { ProFilter, proListQuery, ProOrder } from './ProFilter.ts';
import { orderedPros } from './orderedPros.ts';
import { proOfLocation } from '../profiles/proSource.ts';

const ProConnection = builder.connectionObject(
  { type: Pro, name: 'ProConnection', description: 'A paginated list of pros.' },
  { name: 'ProEdge', description: 'A pro and its cursor in the list.' },
);

const marketOf = fact(({ market_id }) => market_id);

builder.objectField(Location, 'pros', (t) =>
  t.connection(
    {
      type: Pro,
      nullable: true,
      description:
        'The pros available to the location, favorites included. Those whose account is suspended are left out, because ' +
        'no shift can be offered to them. Costs one upstream call.',
      args: {
        filter: t.arg({ type: ProFilter, description: 'The filters for the list.' }),
        orderBy: t.arg({
          type: ProOrder,
          defaultValue: '-rating',
          description: 'The sort order of the list.',
        }),
      },
      resolve: (location, args, context) =>
        connectionFromPagedList({
          args,
          fetchPage: async ({ page, pageSize }) => {
            const { id } = location;
            const market = args.filter?.area === 'MARKET' ? await marketOf(location, args, context) : null;
            const filter = { ...proListQuery(args.filter), market_id: market ?? undefined };
            const order = args.orderBy ?? '-rating';
            const pros = await orderedPros(
              { ...filter, location_id: id, ordering: order, page, page_size: pageSize },
              context,
            );
            return mapRows(pros, (row) => proOfLocation(row, id));
          },
          idOf: ({ uuid }) => uuid,
        }),
    },
    ProConnection,
  ),
);
