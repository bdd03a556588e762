import { z } from 'zod';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { noContent } from '../../platform/server/noContent.ts';
import { idParameter, listParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessToEvent } from './eventAccess.ts';
import { leaveEvent } from './joiningGigs.ts';

/** `DELETE /api/events/:id/gigs/`: removes gigs from an event. */
export const removeGigsFromEvent = (services: Services) =>
  route({
    method: 'DELETE',
    url: '/api/events/:id/gigs/',
    access: 'staffer',
    scope: 'POST',
    tags: ['events'],
    summary: 'Remove gigs from an event',
    description:
      'They stay posted. Needs gigs.post at the location of each; gigs that are not in the event are ignored.',
    params: z.object({ id: idParameter }),
    query: z.strictObject({ gig_ids: listParameter(idParameter) }),
    responses: { 204: noContent },
    errors: [404],
    handle: async ({ params: { id: eventId }, query: { gig_ids: gigIds }, caller }) => {
      await accessToEvent(services.database, caller, eventId);
      const leaving = { gigIds, eventId, now: services.clock.now() };
      await inTransactionOf(services, caller, (trx) => leaveEvent(trx, caller, leaving));
      return { status: 204 };
    },
  });
