import { z } from 'zod';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { accessToEvent } from './eventAccess.ts';
import { loadEvent } from './eventRows.ts';
import { eventResponse, memberIds } from './eventSchema.ts';
import { joinEvent } from './joiningGigs.ts';

/** `POST /api/events/:id/gigs/`: gigs join an event. */
export const addGigsToEvent = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/events/:id/gigs/',
    access: 'staffer',
    tags: ['events'],
    summary: 'Add gigs to an event',
    description:
      'All or none. Gigs of the same organization that are not cancelled; those in another event leave it. Needs ' +
      'gigs.post at the location of each.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({ gig_ids: memberIds }),
    responses: { 200: eventResponse },
    errors: [404, 409],
    handle: async ({ params: { id }, body, caller }) => {
      const event = await accessToEvent(upstream.database, caller, id);
      const joining = { gigIds: body.gig_ids, event, now: upstream.clock.now() };
      await inTransactionOf(upstream, caller, (trx) => joinEvent(trx, caller, joining));
      return { status: 200, body: await loadEvent(upstream.database, caller, id) };
    },
  });
