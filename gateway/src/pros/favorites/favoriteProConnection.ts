import { Location } from '../../businesses/locations/Location.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { Pro } from '../profiles/Pro.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { FavoriteProWire } from './favoriteProWire.ts';
import { listFavorites } from './favoritesApi.ts';

const FavoritePro = builder.objectRef<FavoriteProWire>('FavoritePro').implement({
  description: 'A pro that a location likes to work with.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the entry.' }),
    pro: t.expose('pro', { type: Pro, description: 'The pro.' }),
    createdAt: t.expose('created_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the pro is a favorite.',
    }),
  }),
});

const FavoriteProConnection = builder.connectionObject(
  { type: FavoritePro, name: 'FavoriteProConnection', description: 'A part of a list of favorites.' },
  { name: 'FavoriteProEdge', description: 'A favorite and its place in the list.' },
);

builder.objectField(Location, 'favoritePros', (t) =>
  t.connection(
    {
      type: FavoritePro,
      nullable: true,
      description: 'The pros that the location likes to work with. A call of its own.',
      resolve: ({ id: locationId }, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listFavorites, {
              query: { location_id: locationId, page, page_size: pageSize },
              locationId,
            }),
          idOf: ({ id }) => id,
        }),
    },
    FavoriteProConnection,
  ),
);
