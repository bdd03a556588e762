import { z } from 'zod';
import { type LocationScope, locationScope } from '../../platform/access/locationScope.ts';
import type { Database } from '../../platform/database/database.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { loadProSummaries } from '../profiles/loadProSummaries.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { listedFavoriteResponse } from './favoriteResponse.ts';

/** `GET /api/favorite-pros/`: the favorites of the locations visible to the caller, newest first. */
export const listFavorites = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/favorite-pros/',
    access: 'staffer',
    tags: ['favorites'],
    summary: 'Favorites, newest first',
    query: z.strictObject({
      ...pagingParameters,
      location_id: idParameter.optional(),
      pro_id: idParameter.optional(),
    }),
    responses: { 200: pageSchema(listedFavoriteResponse) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      const scope = await locationScope(database, caller, query);
      const body = await pageOf(
        { url, query },
        selectFavorites(database, scope, query.pro_id),
        async (rows) => {
          const pros = await loadProSummaries(
            database,
            rows.map(({ pro_id }) => pro_id),
            scope,
          );
          return rows.flatMap(({ created_ts, ...favorite }) => {
            const pro = pros.get(favorite.pro_id);
            if (!pro) return [];
            return {
              ...favorite,
              created_ts: created_ts.toISOString(),
              pro: { ...pro, favorite_id: favorite.id },
            };
          });
        },
      );
      return { status: 200, body };
    },
  });

function selectFavorites(database: Database, scope: LocationScope, proId: number | undefined) {
  let favorites = database.selectFrom('favorite_pros').select(['id', 'pro_id', 'location_id', 'created_ts']);
  if (scope !== 'all') favorites = favorites.where('location_id', 'in', scope);
  if (proId !== undefined) favorites = favorites.where('pro_id', '=', proId);
  return favorites.orderBy('id', 'desc');
}
