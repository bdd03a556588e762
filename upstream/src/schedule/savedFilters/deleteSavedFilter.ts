import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { notFound } from '../../platform/errors.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';

/** `DELETE /api/staffer/saved-filters/{id}/` */
export const deleteSavedFilter = ({ database }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/staffer/saved-filters/:id/',
    access: 'staffer',
    scope: 'POST',
    tags: ['saved filters'],
    summary: "Delete one of the caller's saved filters",
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params, caller }) => {
      const own = await database
        .selectFrom('saved_filters')
        .select('location_id')
        .where('id', '=', params.id)
        .where('user_id', '=', caller.userId)
        .executeTakeFirst();
      if (!own) throw notFound('saved filter');
      // The rights of an API token end at its place.
      await requireAtLocation(database, caller, own.location_id, 'gigs.view');
      await database.deleteFrom('saved_filters').where('id', '=', params.id).execute();
      return { status: 204 };
    },
  });
