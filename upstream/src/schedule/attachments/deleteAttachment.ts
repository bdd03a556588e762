import { z } from 'zod';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { attachmentFor } from './attachmentFor.ts';

/** `DELETE /api/attachments/:id/`: deletes the content of an attachment. */
export const deleteAttachment = ({ database }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/attachments/:id/',
    access: 'staffer',
    scope: 'POST',
    tags: ['attachments'],
    summary: 'Delete an attachment',
    description:
      'Gigs and templates no longer show it. Deletes the content; the name remains with the status `deleted`. Needs ' +
      'gigs.post.',
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      const { access } = await attachmentFor(database, caller, id);
      requirePermission(access, 'gigs.post');
      await database
        .updateTable('attachments')
        .set({ status: 'deleted', content: null })
        .where('id', '=', id)
        .execute();
      return { status: 204 };
    },
  });
