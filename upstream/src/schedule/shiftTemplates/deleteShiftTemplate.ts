import { z } from 'zod';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { requireChangeableShift } from './requireChangeableShift.ts';

/** `DELETE /api/shifts/:id/`: deletes a shift template. */
export const deleteShiftTemplate = ({ database }: Services) =>
  route({
    method: 'DELETE',
    url: '/api/shifts/:id/',
    access: 'staffer',
    scope: 'POST',
    tags: ['shift templates'],
    summary: 'Delete a shift template',
    description: 'Gigs that were posted with it stay unchanged. Needs gigs.post.',
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      await requireChangeableShift(database, caller, id);
      await database.deleteFrom('shift_templates').where('id', '=', id).execute();
      return { status: 204 };
    },
  });
