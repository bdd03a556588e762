import { z } from 'zod';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessToEvent } from './eventAccess.ts';
import { loadEvent } from './eventRows.ts';
import { eventResponse, memberIds } from './eventSchema.ts';
import { joinEvent } from './joiningGigs.ts';

/** `POST /api/events/:id/gigs/`: adds gigs to an event. */
export const addGigsToEvent = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/events/:id/gigs/',
    access: 'staffer',
    scope: 'POST',
    tags: ['events'],
    summary: 'Add gigs to an event',
    description:
      'All or none. The gigs must be of the same organization and not cancelled; they leave other events. Needs ' +
      'gigs.post at the location of each.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({ gig_ids: memberIds }),
    responses: { 200: eventResponse },
    errors: [404, 409],
    handle: async ({ params: { id }, body, caller }) => {
      const event = await accessToEvent(services.database, caller, id);
      const joining = { gigIds: body.gig_ids, event, now: services.clock.now() };
      await inTransactionOf(services, caller, (trx) => joinEvent(trx, caller, joining));
      return { status: 200, body: await loadEvent(services, caller, id) };
    },
  });
