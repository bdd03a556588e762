import { z } from 'zod';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter, listParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { accessToEvent } from './eventAccess.ts';
import { leaveEvent } from './joiningGigs.ts';

/** `DELETE /api/events/:id/gigs/`: gigs leave an event. */
export const removeGigsFromEvent = (upstream: Upstream) =>
  route({
    method: 'DELETE',
    url: '/api/events/:id/gigs/',
    access: 'staffer',
    tags: ['events'],
    summary: 'Take gigs out of an event',
    description:
      'They stay posted. Needs gigs.post at the location of each; gigs not in the event stay as they are.',
    params: z.object({ id: idParameter }),
    query: z.strictObject({ gig_ids: listParameter(idParameter) }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params: { id: eventId }, query: { gig_ids: gigIds }, caller }) => {
      await accessToEvent(upstream.database, caller, eventId);
      const leaving = { gigIds, eventId, now: upstream.clock.now() };
      await inTransactionOf(upstream, caller, (trx) => leaveEvent(trx, caller, leaving));
      return { status: 204 };
    },
  });
