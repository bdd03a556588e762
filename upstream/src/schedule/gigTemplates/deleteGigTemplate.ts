import { z } from 'zod';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { gigTemplateFor } from './gigTemplateFor.ts';

/** `DELETE /api/staffer/gigs/templates/:id/`: deletes a gig template. */
export const deleteGigTemplate = ({ database }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/staffer/gigs/templates/:id/',
    access: 'staffer',
    scope: 'POST',
    tags: ['gig templates'],
    summary: 'Delete a gig template',
    description: 'Gigs that were posted with it stay unchanged. Needs gigs.post.',
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      const { access } = await gigTemplateFor(database, caller, id);
      requirePermission(access, 'gigs.post');
      await database.deleteFrom('gig_templates').where('id', '=', id).execute();
      return { status: 204 };
    },
  });
