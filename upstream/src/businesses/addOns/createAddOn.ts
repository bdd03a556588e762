import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { addOnColumns } from './addOnColumns.ts';
import { addOnBody, addOnResponse } from './addOnSchema.ts';
import { requireFreePeriod } from './requireFreePeriod.ts';

/** `POST /api/locations/:locationId/add-ons/`: books an add-on. */
export const createAddOn = ({ database }: Services) =>
  route({
    method: 'POST',
    url: '/api/locations/:locationId/add-ons/',
    access: 'session',
    scope: 'ADMIN',
    tags: ['add-ons'],
    summary: 'Book an add-on for a location',
    description: 'Bookings of an add-on cannot overlap (409 already_exists). Needs add_ons.manage.',
    params: z.object({ locationId: idParameter }),
    body: addOnBody,
    responses: { 201: addOnResponse },
    errors: [404, 409],
    handle: async ({ params: { locationId }, body: { end_date = null, ...addOn }, caller }) => {
      const booking = { ...addOn, end_date, location_id: locationId };
      const body = await database.transaction().execute(async (trx) => {
        await requireAtLocation(trx, caller, locationId, 'add_ons.manage');
        await requireFreePeriod(trx, booking);
        return trx
          .insertInto('location_add_ons')
          .values(booking)
          .returning(addOnColumns)
          .executeTakeFirstOrThrow();
      });
      return { status: 201, body };
    },
  });
