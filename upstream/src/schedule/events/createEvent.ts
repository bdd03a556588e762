import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { accessToOrganization } from '../../platform/access/organizationAccess.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { requirePosting } from './eventAccess.ts';
import { loadEvent } from './eventRows.ts';
import { eventLeads, eventName, eventResponse, memberIds } from './eventSchema.ts';
import { joinEvent } from './joiningGigs.ts';

const eventBody = z.strictObject({
  organization_id: id,
  name: eventName,
  leads: eventLeads.optional(),
  gig_ids: memberIds.optional().describe('Gigs to add to the event'),
});

/** `POST /api/events/`: creates an event of an organization. */
export const createEvent = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/events/',
    access: 'staffer',
    scope: 'POST',
    tags: ['events'],
    summary: 'Create an event',
    description: 'Needs gigs.post at a location of the organization, and at the location of each added gig.',
    body: eventBody,
    responses: { 201: eventResponse },
    errors: [404, 409],
    handle: async ({ body, caller }) => {
      await accessToOrganization(services.database, caller, body.organization_id);
      await requirePosting(services.database, caller, body.organization_id);
      const eventId = await insertEvent(services, caller, body);
      return { status: 201, body: await loadEvent(services, caller, eventId) };
    },
  });

function insertEvent(
  services: Services,
  caller: Caller,
  { organization_id, name, leads = [], gig_ids }: z.output<typeof eventBody>,
): Promise<number> {
  return inTransactionOf(services, caller, async (trx) => {
    const event = await trx
      .insertInto('events')
      .values({ organization_id, name, leads: JSON.stringify(leads) })
      .returning(['id', 'organization_id'])
      .executeTakeFirstOrThrow();
    if (gig_ids) await joinEvent(trx, caller, { gigIds: gig_ids, event, now: services.clock.now() });
    return event.id;
  });
}
