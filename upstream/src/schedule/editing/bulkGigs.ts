import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { cancelGig } from '../cancelling/cancelGig.ts';
import { cancellationFields, parseCancellation } from '../cancelling/gigCancellation.ts';
import { changeForAll } from './changeForSeries.ts';
import { changeGig } from './changeGig.ts';
import { noEffects } from '../../gigs/changing/gigEffects.ts';
import { commonChange } from './gigChange.ts';
import { gigResults, toGigResults } from './gigResults.ts';
import { gigScope, gigsInScope } from './gigScope.ts';
import { openApplications } from './openApplications.ts';
import { type GigStep, stepOnEach } from '../../gigs/changing/stepOnEach.ts';

const which = {
  ids: z.array(id).min(1).max(200, 'At most 200 gigs'),
  scope: gigScope,
  is_dry_run: z.boolean().default(false).describe('Says what would happen, and does nothing'),
};

const bulkBody = z
  .discriminatedUnion('action', [
    z.strictObject({
      ...which,
      action: z.literal('update'),
      changes: commonChange,
      revision: z.int().positive().optional().describe('Of the one gig: a newer one is a conflict'),
    }),
    z.strictObject({ ...which, action: z.literal('cancel'), ...cancellationFields }),
    z.strictObject({ ...which, action: z.enum(['close', 'reopen']) }),
  ])
  .superRefine((body, context) => {
    const meansOne = body.scope !== 'this' || ('revision' in body && body.revision !== undefined);
    if (meansOne && body.ids.length > 1) {
      context.addIssue({ code: 'custom', path: ['ids'], message: 'One gig, with a scope or a revision' });
    }
  });

/** `POST /api/staffer/gigs/bulk/`: one action on many gigs, or on those of a series, each for itself. */
export const bulkGigs = (upstream: Upstream) =>
  route({
    method: 'POST',
    url: '/api/staffer/gigs/bulk/',
    access: 'staffer',
    tags: ['gigs'],
    summary: 'One action on many gigs, or on those of a series',
    description:
      'Needs gigs.post. Each gig is a transaction of its own: some may be done and others refused.',
    body: bulkBody,
    responses: { 200: gigResults },
    errors: [403],
    handle: async ({ body, caller }) => {
      const { database, clock } = upstream;
      const [first] = body.ids;
      const ids =
        body.scope === 'this' || first === undefined
          ? body.ids
          : await gigsInScope(database, first, body.scope, clock.now());
      const outcomes = await stepOnEach(upstream, caller, ids, await stepOf(upstream, caller, body));
      return { status: 200, body: await toGigResults(database, caller, outcomes) };
    },
  });

async function stepOf(upstream: Upstream, caller: Caller, body: z.output<typeof bulkBody>): Promise<GigStep> {
  const isDryRun = body.is_dry_run;
  const [first = 0] = body.ids;
  if (body.action === 'cancel') {
    const why = parseCancellation(body, caller, upstream.settings.productSlug);
    return (trx, gigId) => cancelGig(upstream, trx, caller, { gigId, why, isDryRun });
  }
  if (body.action !== 'update') {
    const isOpen = body.action === 'reopen';
    return async (trx, gigId) => {
      await openApplications(upstream, trx, { gigId, isOpen, isDryRun });
      return noEffects;
    };
  }
  const { changes, revision, scope } = body;
  const ofOthers = scope === 'this' ? changes : await changeForAll(upstream.database, first, changes);
  return (trx, gigId) =>
    changeGig(upstream, trx, {
      gigId,
      change: gigId === first ? changes : ofOthers,
      revision: gigId === first ? revision : undefined,
      isDryRun,
    });
}
