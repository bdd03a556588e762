import { z } from 'zod';
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
      const deleted = await database
        .deleteFrom('saved_filters')
        .where('id', '=', params.id)
        .where('user_id', '=', caller.userId)
        .returning('id')
        .executeTakeFirst();
      if (!deleted) throw notFound('saved filter');
      return { status: 204 };
    },
  });
