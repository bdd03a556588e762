import { z } from 'zod';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { requireChangeableManager } from './requireChangeableManager.ts';

/** `DELETE /api/managers-on-duty/:id/`: removes a manager on duty. */
export const deleteManagerOnDuty = ({ database }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/managers-on-duty/:id/',
    access: 'staffer',
    scope: 'POST',
    tags: ['managers on duty'],
    summary: 'Remove a manager on duty',
    description: 'Existing gigs keep their contact. Needs gigs.post.',
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      await requireChangeableManager(database, caller, id);
      await database.deleteFrom('managers_on_duty').where('id', '=', id).execute();
      return { status: 204 };
    },
  });
