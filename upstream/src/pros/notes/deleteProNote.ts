import { z } from 'zod';
import { accessOf, requirePermission } from '../../platform/access/locationAccess.ts';
import { notFound } from '../../platform/errors.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';

/** `DELETE /api/staffer/pro-notes/:id/`: deletes a note. */
export const deleteProNote = ({ database }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/staffer/pro-notes/:id/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['pros'],
    summary: 'Delete a note about a pro',
    description: 'Authors need applications.manage at the location of the note, others team.manage.',
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      const note = await database
        .selectFrom('pro_notes')
        .innerJoin('locations', 'locations.id', 'pro_notes.location_id')
        .select(['locations.id', 'locations.organization_id', 'pro_notes.created_by_user_id'])
        .where('pro_notes.id', '=', id)
        .executeTakeFirst();
      const access = note && accessOf(caller, note);
      if (!access) throw notFound('note');
      const isOwn = note.created_by_user_id === caller.userId;
      requirePermission(access, isOwn ? 'applications.manage' : 'team.manage');
      await database.deleteFrom('pro_notes').where('id', '=', id).execute();
      return { status: 204 };
    },
  });
