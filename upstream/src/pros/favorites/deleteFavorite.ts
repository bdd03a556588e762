import { z } from 'zod';
import { accessOf, requirePermission } from '../../platform/access/locationAccess.ts';
import { notFound } from '../../platform/errors.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';

/** `DELETE /api/favorite-pros/:id/`: removes a favorite. */
export const deleteFavorite = ({ database }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/favorite-pros/:id/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['favorites'],
    summary: 'Remove a pro from the favorites of a location',
    description: "Needs favorites.manage at the favorite's location.",
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      const location = await database
        .selectFrom('favorite_pros')
        .innerJoin('locations', 'locations.id', 'favorite_pros.location_id')
        .select(['locations.id', 'locations.organization_id'])
        .where('favorite_pros.id', '=', id)
        .executeTakeFirst();
      const access = location && accessOf(caller, location);
      if (!access) throw notFound('favorite');
      requirePermission(access, 'favorites.manage');
      await database.deleteFrom('favorite_pros').where('id', '=', id).execute();
      return { status: 204 };
    },
  });
