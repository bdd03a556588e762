import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { cancelGig } from '../cancelling/cancelGig.ts';
import { cancellationFields, parseCancellation } from '../cancelling/gigCancellation.ts';
import { changeForSeries } from './changeForSeries.ts';
import { changeGig } from './changeGig.ts';
import { noEffects } from '../gigs/gigEffects.ts';
import { commonChange } from './gigChange.ts';
import { gigResults, toGigResults } from './gigResults.ts';
import { gigScope } from './gigScope.ts';
import { openApplications } from './openApplications.ts';
import { type GigAction, runOnEachGig } from './runOnGigs.ts';
import { runOnSeries } from './runOnSeries.ts';

const which = {
  ids: z.array(id).min(1).max(200, 'At most 200 shifts'),
  scope: gigScope,
};

const bulkBody = z
  .discriminatedUnion('action', [
    z.strictObject({
      ...which,
      action: z.literal('update'),
      changes: commonChange,
      revision: z
        .int()
        .positive()
        .optional()
        .describe('The revision that the change of a single gig is based on; 409 if it is outdated'),
    }),
    z.strictObject({ ...which, action: z.literal('cancel'), ...cancellationFields }),
    z.strictObject({ ...which, action: z.enum(['close', 'reopen']) }),
  ])
  .superRefine((body, context) => {
    const meansOne = body.scope !== 'this' || ('revision' in body && body.revision !== undefined);
    if (meansOne && body.ids.length > 1) {
      context.addIssue({
        code: 'custom',
        path: ['ids'],
        message: 'A scope or a revision requires exactly one gig',
      });
    }
  });

/** `POST /api/staffer/gigs/bulk/`: one action on many gigs, or on the gigs of a series. */
export const bulkGigs = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/gigs/bulk/',
    access: 'staffer',
    scope: 'POST',
    tags: ['gigs'],
    summary: 'Apply an action to many gigs, or to the gigs of a series',
    description:
      'Needs gigs.post. Each gig has a separate transaction: some can succeed while others fail. An update of a series ' +
      'begins with the gig in `ids`: if it is refused, the others stay as they are and its result is the only one.',
    body: bulkBody,
    responses: { 200: gigResults },
    errors: [403],
    handle: async ({ body, caller }) => {
      const { ids, scope, action } = body;
      const [first = 0] = ids;
      // It reads the gig's times before the gig moves: the others move by the difference.
      const step = await actionOf(services, caller, body);
      const outcomes =
        scope === 'this'
          ? await runOnEachGig(services, caller, ids, step)
          : await runOnSeries(services, caller, { gigId: first, scope, needsGig: action === 'update' }, step);
      return { status: 200, body: await toGigResults(services, caller, outcomes) };
    },
  });

async function actionOf(
  services: Services,
  caller: Caller,
  body: z.output<typeof bulkBody>,
): Promise<GigAction> {
  const [first = 0] = body.ids;
  if (body.action === 'cancel') {
    const why = parseCancellation(body, caller, services.settings.productSlug);
    return (trx, gigId) => cancelGig(services, trx, caller, { gigId, why });
  }
  if (body.action !== 'update') {
    const isOpen = body.action === 'reopen';
    return async (trx, gigId) => {
      await openApplications(services, trx, { gigId, isOpen });
      return noEffects;
    };
  }
  const { changes, revision, scope } = body;
  const ofOthers = scope === 'this' ? changes : await changeForSeries(services.database, first, changes);
  return (trx, gigId) =>
    changeGig(services, trx, {
      gigId,
      change: gigId === first ? changes : ofOthers,
      revision: gigId === first ? revision : undefined,
    });
}
