import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { gigResponse } from '../gigs/gigResponse.ts';
import { loadGig } from '../gigs/loadGigs.ts';
import { noEffects } from '../../gigs/changing/gigEffects.ts';
import { openApplications } from './openApplications.ts';
import { stepOn } from '../../gigs/changing/stepOnEach.ts';

type Declared = { path: string; isOpen: boolean; summary: string };

/** A route that has a gig take applications, or no more of them. */
export const applicationsRoute = (upstream: Upstream, { path, isOpen, summary }: Declared) =>
  route({
    method: 'POST',
    url: `/api/staffer/gigs/:id/${path}/`,
    access: 'staffer',
    tags: ['gigs'],
    summary,
    description: 'Needs gigs.post. The applications that are there stay.',
    params: z.object({ id: idParameter }),
    responses: { 200: gigResponse },
    errors: [403, 404, 409],
    handle: async ({ params, caller }) => {
      await stepOn(upstream, caller, params.id, async (trx, gigId) => {
        await openApplications(upstream, trx, { gigId, isOpen, isDryRun: false });
        return noEffects;
      });
      return { status: 200, body: await loadGig(upstream.database, caller, params.id) };
    },
  });
