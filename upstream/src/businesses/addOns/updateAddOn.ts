import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { addOnColumns } from './addOnColumns.ts';
import { addOnChanges, addOnResponse } from './addOnSchema.ts';
import { requireFreePeriod } from './requireFreePeriod.ts';

/** `PATCH /api/locations/:locationId/add-ons/:id/`: updates the days or notes of a booking. */
export const updateAddOn = ({ database }: Services) =>
  route({
    method: 'PATCH',
    url: '/api/locations/:locationId/add-ons/:id/',
    access: 'session',
    scope: 'ADMIN',
    tags: ['add-ons'],
    summary: 'Update or end an add-on of a location',
    description: 'Omitted fields stay unchanged; the type never changes. Needs add_ons.manage.',
    params: z.object({ locationId: idParameter, id: idParameter }),
    body: addOnChanges,
    responses: { 200: addOnResponse },
    errors: [404, 409],
    handle: async ({ params, body: changes, caller }) => {
      const body = await database.transaction().execute(async (trx) => {
        await requireAtLocation(trx, caller, params.locationId, 'add_ons.manage');
        const booked = await lockAddOn(trx, params);
        const { start_date = booked.start_date, end_date = booked.end_date, notes } = changes;
        await requireFreePeriod(trx, { ...booked, start_date, end_date });
        return trx
          .updateTable('location_add_ons')
          .set({ start_date, end_date, ...(notes !== undefined && { notes }) })
          .where('id', '=', booked.id)
          .returning(addOnColumns)
          .executeTakeFirstOrThrow();
      });
      return { status: 200, body };
    },
  });

/** Locked after its location, like new bookings, to prevent deadlocks. */
async function lockAddOn(trx: Database, { locationId, id }: { locationId: number; id: number }) {
  await trx.selectFrom('locations').select('id').where('id', '=', locationId).forUpdate().execute();
  const addOn = await trx
    .selectFrom('location_add_ons')
    .selectAll()
    .where('location_id', '=', locationId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!addOn) throw notFound('add-on');
  return addOn;
}
