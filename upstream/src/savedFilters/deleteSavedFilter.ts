import { z } from 'zod';
import { notFound } from '../errors.ts';
import { noContent } from '../server/noContent.ts';
import { idParameter } from '../server/parameters.ts';
import { route } from '../server/route.ts';
import type { Upstream } from '../server/upstream.ts';

/** `DELETE /api/staffer/saved-filters/{id}/` */
export const deleteSavedFilter = ({ database }: Upstream) =>
  route({
    method: 'DELETE',
    url: '/api/staffer/saved-filters/:id/',
    access: 'staffer',
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
