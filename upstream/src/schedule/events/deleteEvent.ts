import { z } from 'zod';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { ApiError, permissionDenied } from '../../platform/errors.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { requireEvent } from './eventAccess.ts';
import { leaveEvent } from './joiningGigs.ts';

/** `DELETE /api/events/:id/`: deletes an event; its gigs stay. */
export const deleteEvent = (services: Services) =>
  route({
    method: 'DELETE',
    url: '/api/events/:id/',
    access: 'staffer',
    scope: 'POST',
    tags: ['events'],
    summary: 'Delete an event',
    description: 'Its gigs stay without an event. Needs gigs.post at the location of each of them.',
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params: { id: eventId }, caller }) => {
      await requireEvent(services.database, caller, eventId);
      await inTransactionOf(services, caller, async (trx) => {
        // Locked, so that no gig is added concurrently.
        await trx.selectFrom('events').select('id').where('id', '=', eventId).forUpdate().execute();
        const gigs = await trx.selectFrom('gigs').select('id').where('event_id', '=', eventId).execute();
        await leaveEvent(trx, caller, {
          gigIds: gigs.map(({ id }) => id),
          eventId,
          now: services.clock.now(),
        }).catch(refuseHiddenGigs);
        await trx.deleteFrom('events').where('id', '=', eventId).execute();
      });
      return { status: 204 };
    },
  });

/** The event is visible to the caller, so gigs that are not visible cause permission_denied, not not_found. */
function refuseHiddenGigs(error: unknown): never {
  if (error instanceof ApiError && error.code === 'not_found') throw permissionDenied('gigs.post');
  throw error;
}
