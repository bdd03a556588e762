import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { requireUniqueShift } from './requireUniqueShift.ts';
import { requireChangeableShift } from './requireChangeableShift.ts';
import { shiftTemplateBody } from './shiftTemplateBody.ts';
import { shiftTemplateResponse } from './shiftTemplateResponse.ts';

/** `PUT /api/shifts/:id/`: changes a shift template. */
export const replaceShiftTemplate = ({ database }: Services) =>
  route({
    method: 'PUT',
    url: '/api/shifts/:id/',
    access: 'staffer',
    scope: 'POST',
    tags: ['shift templates'],
    summary: 'Change a shift template',
    description: 'The location cannot change: `location_id` must be the current one. Needs gigs.post.',
    params: z.object({ id: idParameter }),
    body: shiftTemplateBody,
    responses: { 200: shiftTemplateResponse },
    errors: [404, 409],
    handle: async ({ params: { id }, body, caller }) => {
      const shift = await database.transaction().execute(async (trx) => {
        const locationId = await requireChangeableShift(trx, caller, id);
        // A template of another location is not found.
        if (locationId !== body.location_id) throw notFound('shift template');
        await trx.selectFrom('locations').select('id').where('id', '=', locationId).forUpdate().execute();
        await requireUniqueShift(trx, body, id);
        return trx
          .updateTable('shift_templates')
          .set(body)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      return { status: 200, body: shift };
    },
  });
