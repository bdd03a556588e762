import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { gigEffects } from '../gigs/gigEffects.ts';
import { gigResponse } from '../gigs/gigResponse.ts';
import { loadGig } from '../gigs/loadGigs.ts';
import { changeGig } from './changeGig.ts';
import { changeFields } from './gigChange.ts';
import { runOnGig } from './runOnGigs.ts';

const updateBody = z.strictObject({
  ...changeFields,
  revision: z
    .int()
    .positive()
    .optional()
    .describe('The revision that the change is based on; 409 if it is outdated'),
});

/** `PATCH /api/staffer/gigs/:id/`: changes a gig. */
export const updateGig = (services: Services) =>
  route({
    method: 'PATCH',
    url: '/api/staffer/gigs/:id/',
    access: 'staffer',
    scope: 'POST',
    tags: ['gigs'],
    summary: 'Change a gig',
    description:
      'Needs gigs.post. Anything can change while no pro is confirmed; later the wage can only be raised, and confirmed ' +
      'pros must accept another time or place again. After the start, notes can change and places can be added.',
    params: z.object({ id: idParameter }),
    body: updateBody,
    responses: { 200: gigResponse.extend({ effects: gigEffects }) },
    errors: [403, 404, 409],
    handle: async ({ params, body: { revision, ...change }, caller }) => {
      const effects = await runOnGig(services, caller, params.id, (trx, gigId) =>
        changeGig(services, trx, { gigId, change, revision }),
      );
      return { status: 200, body: { ...(await loadGig(services, caller, params.id)), effects } };
    },
  });
