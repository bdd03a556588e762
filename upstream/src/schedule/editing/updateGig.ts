import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { gigResponse } from '../gigs/gigResponse.ts';
import { loadGig } from '../gigs/loadGigs.ts';
import { changeGig } from './changeGig.ts';
import { changeFields } from './gigChange.ts';
import { stepOn } from '../../gigs/changing/stepOnEach.ts';

const updateBody = z.strictObject({
  ...changeFields,
  revision: z
    .int()
    .positive()
    .optional()
    .describe('That the change was made from; a newer one is a conflict'),
});

/** `PATCH /api/staffer/gigs/:id/`: changes a gig. */
export const updateGig = (upstream: Upstream) =>
  route({
    method: 'PATCH',
    url: '/api/staffer/gigs/:id/',
    access: 'staffer',
    tags: ['gigs'],
    summary: 'Change a gig',
    description:
      'Needs gigs.post. Free while nobody is confirmed; later the wage only rises, and confirmed pros have to accept ' +
      'another time or place again. Once it has started only notes change, and places are added.',
    params: z.object({ id: idParameter }),
    body: updateBody,
    responses: { 200: gigResponse },
    errors: [403, 404, 409],
    handle: async ({ params, body: { revision, ...change }, caller }) => {
      await stepOn(upstream, caller, params.id, (trx, gigId) =>
        changeGig(upstream, trx, { gigId, change, revision }),
      );
      return { status: 200, body: await loadGig(upstream.database, caller, params.id) };
    },
  });
