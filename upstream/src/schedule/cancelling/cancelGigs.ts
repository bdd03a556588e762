import { z } from 'zod';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accessToGig } from '../gigs/accessToGig.ts';
import { gigResults, toGigResults } from '../editing/gigResults.ts';
import { gigScope, gigsInScope } from '../editing/gigScope.ts';
import { type GigAction, runOnGig, runOnEachGig } from '../editing/runOnGigs.ts';
import { cancelGig } from './cancelGig.ts';
import { cancellationFields, parseCancellation } from './gigCancellation.ts';

/** `POST /api/staffer/gigs/:id/cancel/`: cancels a gig, and optionally gigs of its series. */
export const cancelGigs = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/gigs/:id/cancel/',
    access: 'staffer',
    scope: 'POST',
    tags: ['gigs'],
    summary: 'Cancel a gig',
    description:
      'Needs gigs.post. Any time before the start. Cancels its applications with the reason and notifies pros who had ' +
      'a place. With a scope, each gig has a separate transaction.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({ ...cancellationFields, scope: gigScope }),
    responses: { 200: gigResults },
    errors: [403, 404, 409],
    handle: async ({ params, body, caller }) => {
      const { database, clock, settings } = services;
      requirePermission(await accessToGig(database, caller, params.id), 'gigs.post');
      const why = parseCancellation(body, caller, settings.productSlug);
      const step: GigAction = (trx, gigId) => cancelGig(services, trx, caller, { gigId, why });
      // For a single gig, an error is the response.
      const outcomes =
        body.scope === 'this'
          ? [{ id: params.id, ok: true as const, effects: await runOnGig(services, caller, params.id, step) }]
          : await runOnEachGig(
              services,
              caller,
              await gigsInScope(database, params.id, body.scope, clock.now()),
              step,
            );
      return { status: 200, body: await toGigResults(services, caller, outcomes) };
    },
  });
