import { z } from 'zod';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { ApiError, permissionDenied } from '../../platform/errors.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { requireEvent } from './eventAccess.ts';
import { leaveEvent } from './joiningGigs.ts';

/** `DELETE /api/events/:id/`: the event goes, its gigs stay. */
export const deleteEvent = (upstream: Upstream) =>
  route({
    method: 'DELETE',
    url: '/api/events/:id/',
    access: 'staffer',
    tags: ['events'],
    summary: 'Delete an event',
    description:
      'Its gigs stay and are in no event any more. Needs gigs.post at the location of each of them.',
    params: z.object({ id: idParameter }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params: { id: eventId }, caller }) => {
      await requireEvent(upstream.database, caller, eventId);
      await inTransactionOf(upstream, caller, async (trx) => {
        // Locked, so that no gig joins meanwhile.
        await trx.selectFrom('events').select('id').where('id', '=', eventId).forUpdate().execute();
        const gigs = await trx.selectFrom('gigs').select('id').where('event_id', '=', eventId).execute();
        await leaveEvent(trx, caller, {
          gigIds: gigs.map(({ id }) => id),
          eventId,
          now: upstream.clock.now(),
        }).catch(refuseHiddenGigs);
        await trx.deleteFrom('events').where('id', '=', eventId).execute();
      });
      return { status: 204 };
    },
  });

/** The event is there for the caller, so what stands in the way is not that they may not know of some of its gigs. */
function refuseHiddenGigs(error: unknown): never {
  if (error instanceof ApiError && error.code === 'not_found') throw permissionDenied('gigs.post');
  throw error;
}
