import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { ApiError } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessToEvent } from './eventAccess.ts';
import { loadEvent } from './eventRows.ts';
import { eventResponse, memberIds } from './eventSchema.ts';
import { gigsOfShifts } from './gigsOfShifts.ts';
import { joinEvent } from './joiningGigs.ts';
import { selectShifts } from './selectShifts.ts';

/** `POST /api/events/:id/shifts/`: adds the gigs of existing shifts to an event. */
export const addShiftsToEvent = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/events/:id/shifts/',
    access: 'staffer',
    scope: 'POST',
    tags: ['events'],
    summary: 'Add shifts to an event',
    description:
      'All gigs of these shifts that are not cancelled, or none. They leave other events. Needs gigs.post ' +
      'at the location of each.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({ gig_shift_ids: memberIds }),
    responses: { 200: eventResponse },
    errors: [404, 409],
    handle: async ({ params: { id }, body: { gig_shift_ids }, caller }) => {
      const event = await accessToEvent(services.database, caller, id);
      await inTransactionOf(services, caller, async (trx) => {
        const gigIds = await gigsIn(trx, caller, gig_shift_ids);
        await joinEvent(trx, caller, { gigIds, event, now: services.clock.now() });
      });
      return { status: 200, body: await loadEvent(services, caller, id) };
    },
  });

async function gigsIn(trx: Database, caller: Caller, shiftIds: readonly number[]): Promise<number[]> {
  const shifts = await selectShifts(trx, caller).where('gig_shifts.id', 'in', shiftIds).execute();
  if (shifts.length < new Set(shiftIds).size) {
    throw new ApiError('not_found', 'No shift was found here.', { target: 'gig_shift_ids' });
  }
  return (await gigsOfShifts(trx, shiftIds).execute()).map(({ id }) => id);
}
