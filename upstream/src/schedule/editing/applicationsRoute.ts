import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { gigResponse } from '../gigs/gigResponse.ts';
import { loadGig } from '../gigs/loadGigs.ts';
import { noEffects } from '../gigs/gigEffects.ts';
import { openApplications } from './openApplications.ts';
import { runOnGig } from './runOnGigs.ts';

type Declared = { path: string; isOpen: boolean; summary: string };

/** Makes the route that opens or closes a gig for applications. */
export const applicationsRoute = (services: Services, { path, isOpen, summary }: Declared) =>
  route({
    method: 'POST',
    url: `/api/staffer/gigs/:id/${path}/`,
    access: 'staffer',
    scope: 'POST',
    tags: ['gigs'],
    summary,
    description: 'Needs gigs.post. Existing applications stay unchanged.',
    params: z.object({ id: idParameter }),
    responses: { 200: gigResponse },
    errors: [403, 404, 409],
    handle: async ({ params, caller }) => {
      await runOnGig(services, caller, params.id, async (trx, gigId) => {
        await openApplications(services, trx, { gigId, isOpen });
        return noEffects;
      });
      return { status: 200, body: await loadGig(services, caller, params.id) };
    },
  });
