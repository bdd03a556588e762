import { z } from 'zod';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { accessToGig } from '../../schedule/gigs/accessToGig.ts';
import { gigResponse } from '../../schedule/gigs/gigResponse.ts';
import { loadGig } from '../../schedule/gigs/loadGigs.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { boostGig } from './boostGig.ts';

const range = 'Enter a bonus from $1 to $1,000';

/** `POST /api/staffer/gigs/:id/boost/`: puts a bonus on a gig that needs pros. */
export const boost = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/gigs/:id/boost/',
    access: 'staffer',
    scope: 'POST',
    tags: ['gigs'],
    summary: 'Set or raise the bonus of a gig',
    description:
      'Needs gigs.post. Every pro who works the gig gets the bonus. It must exceed the current one, and the gig must not have ended.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({
      bonus: z
        .number(range)
        .min(1, range)
        .max(1000, range)
        .multipleOf(0.01, 'Enter whole cents')
        .describe('Dollars on top of the wage, for each pro'),
    }),
    responses: { 200: gigResponse },
    errors: [403, 404, 409],
    handle: async ({ params: { id: gigId }, body: { bonus }, caller }) => {
      requirePermission(await accessToGig(services.database, caller, gigId), 'gigs.post');
      await inTransactionOf(services, caller, (trx) =>
        boostGig(trx, { gigId, bonus, now: services.clock.now() }),
      );
      return { status: 200, body: await loadGig(services, caller, gigId) };
    },
  });
