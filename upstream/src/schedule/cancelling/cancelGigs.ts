import { z } from 'zod';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { accessToGig } from '../gigs/accessToGig.ts';
import { gigResults, toGigResults } from '../editing/gigResults.ts';
import { gigScope, gigsInScope } from '../editing/gigScope.ts';
import { type GigStep, stepOn, stepOnEach } from '../../gigs/changing/stepOnEach.ts';
import { cancelGig } from './cancelGig.ts';
import { cancellationFields, parseCancellation } from './gigCancellation.ts';

/** `POST /api/staffer/gigs/:id/cancel/`: calls off a gig, and those of its series where that is meant. */
export const cancelGigs = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/staffer/gigs/:id/cancel/',
    access: 'staffer',
    tags: ['gigs'],
    summary: 'Cancel a gig',
    description:
      'Needs gigs.post. Any time before the start; its applications are cancelled with the reason, and who had a place ' +
      'is told. With a scope each gig is a transaction of its own.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({ ...cancellationFields, scope: gigScope }),
    responses: { 200: gigResults },
    errors: [403, 404, 409],
    handle: async ({ params, body, caller }) => {
      const { database, clock, settings } = upstream;
      requirePermission(await accessToGig(database, caller, params.id), 'gigs.post');
      const why = parseCancellation(body, caller, settings.productSlug);
      const step: GigStep = (trx, gigId) => cancelGig(upstream, trx, caller, { gigId, why, isDryRun: false });
      // Of one gig alone a refusal is the answer.
      const outcomes =
        body.scope === 'this'
          ? [{ id: params.id, ok: true as const, effects: await stepOn(upstream, caller, params.id, step) }]
          : await stepOnEach(
              upstream,
              caller,
              await gigsInScope(database, params.id, body.scope, clock.now()),
              step,
            );
      return { status: 200, body: await toGigResults(database, caller, outcomes) };
    },
  });
