import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { requirePro } from '../profiles/requirePro.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { favoriteResponse } from './favoriteResponse.ts';

type Favorite = { pro_id: number; location_id: number };

/** `POST /api/favorite-pros/`: adds a pro to the favorites of a location. */
export const createFavorite = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/favorite-pros/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['favorites'],
    summary: 'Add a pro to the favorites of a location',
    description:
      'Needs favorites.manage at the location. Returns 200 with the existing favorite if there is one.',
    body: z.object({ pro_id: id, location_id: id }),
    responses: { 200: favoriteResponse, 201: favoriteResponse },
    errors: [404],
    handle: async ({ body: { pro_id, location_id }, caller }) => {
      await requireAtLocation(database, caller, location_id, 'favorites.manage');
      await requirePro(database, pro_id);
      const favorite = { pro_id, location_id };
      const created = await insertFavorite(database, favorite, clock.now());
      if (created) return { status: 201, body: created };
      return { status: 200, body: await findFavorite(database, favorite) };
    },
  });

/** Undefined when the favorite already exists. Two concurrent calls create one favorite. */
function insertFavorite(database: Database, favorite: Favorite, now: Date) {
  return database
    .insertInto('favorite_pros')
    .values({ ...favorite, created_ts: now })
    .onConflict((conflict) => conflict.columns(['location_id', 'pro_id']).doNothing())
    .returning(['id', 'pro_id', 'location_id'])
    .executeTakeFirst();
}

function findFavorite(database: Database, { pro_id, location_id }: Favorite) {
  return database
    .selectFrom('favorite_pros')
    .select(['id', 'pro_id', 'location_id'])
    .where('pro_id', '=', pro_id)
    .where('location_id', '=', location_id)
    .executeTakeFirstOrThrow();
}
