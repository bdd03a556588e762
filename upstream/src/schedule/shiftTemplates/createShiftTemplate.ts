import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { requireUniqueShift } from './requireUniqueShift.ts';
import { enforceShiftTemplateLimit } from './enforceShiftTemplateLimit.ts';
import { shiftTemplateBody } from './shiftTemplateBody.ts';
import { shiftTemplateResponse } from './shiftTemplateResponse.ts';

/** `POST /api/shifts/`: adds a shift template to a location. */
export const createShiftTemplate = ({ database }: Services) =>
  route({
    method: 'POST',
    url: '/api/shifts/',
    access: 'staffer',
    scope: 'POST',
    tags: ['shift templates'],
    summary: 'Add a shift template',
    description: 'At most 16 hours; an end at or before the start is on the next day. Needs gigs.post.',
    body: shiftTemplateBody,
    responses: { 201: shiftTemplateResponse },
    errors: [404, 409],
    handle: async ({ body, caller }) => {
      const shift = await database.transaction().execute(async (trx) => {
        await requireAtLocation(trx, caller, body.location_id, 'gigs.post');
        await enforceShiftTemplateLimit(trx, body.location_id);
        await requireUniqueShift(trx, body, null);
        return trx.insertInto('shift_templates').values(body).returningAll().executeTakeFirstOrThrow();
      });
      return { status: 201, body: shift };
    },
  });
