import { Location } from '../../businesses/locations/Location.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { Pro } from '../profiles/Pro.ts';
import { proOfLocation, type ProSource } from '../profiles/proSource.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { FavoriteProWire } from './favoriteProWire.ts';
import { listFavorites } from './favoritesApi.ts';
import { namedFavorites } from './namedFavorites.ts';

type FavoriteProSource = Omit<FavoriteProWire, 'pro'> & { readonly pro: ProSource | null };

const FavoritePro = builder.objectRef<FavoriteProSource>('FavoritePro').implement({
  description: 'A pro in the favorites of a location.',
  fields: (t) => ({
    databaseId: t.expose('id', {
      type: 'DatabaseId',
      nullable: true,
      description: 'The number of the favorite. Null if the REST API does not number favorites.',
    }),
    pro: t.expose('pro', {
      type: Pro,
      nullable: true,
      description: 'The pro who is a favorite. Null if the REST API does not say who that is.',
    }),
    createdAt: t.expose('created_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the pro became a favorite, in UTC.',
    }),
  }),
});

const FavoriteProConnection = builder.connectionObject(
  { type: FavoritePro, name: 'FavoriteProConnection', description: 'A paginated list of favorites.' },
  { name: 'FavoriteProEdge', description: 'A favorite and its cursor in the list.' },
);

builder.objectField(Location, 'favoritePros', (t) =>
  t.connection(
    {
      type: FavoritePro,
      nullable: true,
      description: 'The favorite pros of the location. Costs one upstream call.',
      resolve: ({ id: locationId }, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: async ({ page, pageSize }) => {
            const rows = await rest.call(listFavorites, {
              query: { location_id: locationId, page, page_size: pageSize },
              locationId,
            });
            const named = await namedFavorites(rows.results, locationId, rest);
            const results = named.map((row) => ({
              ...row,
              pro: row.pro && proOfLocation(row.pro, locationId),
            }));
            return { ...rows, results };
          },
          idOf: ({ id, pro_id }) => id ?? pro_id,
        }),
    },
    FavoriteProConnection,
  ),
);
