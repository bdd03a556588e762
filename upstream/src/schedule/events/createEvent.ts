import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { accessToOrganization } from '../../platform/access/organizationAccess.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { requirePosting } from './eventAccess.ts';
import { loadEvent } from './eventRows.ts';
import { eventLeads, eventName, eventResponse, memberIds } from './eventSchema.ts';
import { joinEvent } from './joiningGigs.ts';

const eventBody = z.strictObject({
  organization_id: id,
  name: eventName,
  leads: eventLeads.optional(),
  gig_ids: memberIds.optional().describe('Gigs that join it at once'),
});

/** `POST /api/events/`: an event of an organization. */
export const createEvent = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/events/',
    access: 'staffer',
    tags: ['events'],
    summary: 'Create an event',
    description: 'Needs gigs.post at a location of the organization, and at that of each gig that joins it.',
    body: eventBody,
    responses: { 201: eventResponse },
    errors: [404, 409],
    handle: async ({ body, caller }) => {
      await accessToOrganization(upstream.database, caller, body.organization_id);
      await requirePosting(upstream.database, caller, body.organization_id);
      const eventId = await insertEvent(upstream, caller, body);
      return { status: 201, body: await loadEvent(upstream.database, caller, eventId) };
    },
  });

function insertEvent(
  upstream: Upstream,
  caller: Caller,
  { organization_id, name, leads = [], gig_ids }: z.output<typeof eventBody>,
): Promise<number> {
  return inTransactionOf(upstream, caller, async (trx) => {
    const event = await trx
      .insertInto('events')
      .values({ organization_id, name, leads: JSON.stringify(leads) })
      .returning(['id', 'organization_id'])
      .executeTakeFirstOrThrow();
    if (gig_ids) await joinEvent(trx, caller, { gigIds: gig_ids, event, now: upstream.clock.now() });
    return event.id;
  });
}
