import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessToEvent } from './eventAccess.ts';
import { loadEvent } from './eventRows.ts';
import { eventResponse } from './eventSchema.ts';

/** `GET /api/events/:id/`: one event. */
export const getEvent = ({ database, clock }: Services) =>
  route({
    method: 'GET',
    url: '/api/events/:id/',
    access: 'staffer',
    tags: ['events'],
    summary: 'One event',
    description: 'For callers with a role in its organization or at one of its locations.',
    params: z.object({ id: idParameter }),
    responses: { 200: eventResponse },
    errors: [404],
    handle: async ({ params, caller }) => {
      await accessToEvent(database, caller, params.id);
      return { status: 200, body: await loadEvent({ database, clock }, caller, params.id) };
    },
  });
