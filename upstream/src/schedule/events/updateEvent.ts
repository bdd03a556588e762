import { z } from 'zod';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { requireEvent } from './eventAccess.ts';
import { loadEvent } from './eventRows.ts';
import { eventLeads, eventName, eventResponse } from './eventSchema.ts';

/** `PATCH /api/events/:id/`: changes the name or leads of an event. */
export const updateEvent = (services: Services) =>
  route({
    method: 'PATCH',
    url: '/api/events/:id/',
    access: 'staffer',
    scope: 'POST',
    tags: ['events'],
    summary: 'Change an event',
    description: 'Needs gigs.post at a location of its organization. Leads are replaced as a whole.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({ name: eventName.optional(), leads: eventLeads.optional() }),
    responses: { 200: eventResponse },
    errors: [404],
    handle: async ({ params: { id }, body: { name, leads }, caller }) => {
      await requireEvent(services.database, caller, id);
      const change = {
        ...(name !== undefined && { name }),
        ...(leads !== undefined && { leads: JSON.stringify(leads) }),
      };
      if (Object.keys(change).length > 0) {
        await inTransactionOf(services, caller, (trx) =>
          trx.updateTable('events').set(change).where('id', '=', id).execute(),
        );
      }
      return { status: 200, body: await loadEvent(services, caller, id) };
    },
  });
