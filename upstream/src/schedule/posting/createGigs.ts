import { z } from 'zod';
import { requireTermsAccepted } from '../../accounts/terms/requireTermsAccepted.ts';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { gigResponse } from '../gigs/gigResponse.ts';
import { loadGigs } from '../gigs/loadGigs.ts';
import { checkPosting } from './checkPosting.ts';
import { insertGigs } from './insertGigs.ts';
import { postingBody } from './postingBody.ts';

/** `POST /api/staffer/gigs/`: posts one gig, a schedule or a series. */
export const createGigs = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/gigs/',
    access: 'staffer',
    scope: 'POST',
    tags: ['gigs'],
    summary: 'Post gigs',
    description:
      'Needs gigs.post. All of them or none: one position at one time, several as `schedule`, or a series by `recurrence`; ' +
      'at most 104 together, with one bundle_id. They are UNAPPROVED at a location awaiting approval.',
    body: postingBody,
    responses: {
      201: z.array(gigResponse),
    },
    errors: [403, 404, 409],
    handle: async ({ body, caller }) => {
      const { clock } = services;
      const ids = await inTransactionOf(services, caller, async (trx) => {
        // Locked, so that a concurrent approval decision either applies to these gigs or is visible here.
        await trx
          .selectFrom('locations')
          .select('id')
          .where('id', '=', body.location_id)
          .forShare()
          .execute();
        const { location } = await requireAtLocation(trx, caller, body.location_id, 'gigs.post');
        await requireTermsAccepted(trx, caller);
        const now = clock.now();
        const checked = await checkPosting(trx, { location, now }, body);
        return insertGigs(trx, checked, now);
      });
      return { status: 201, body: await loadGigs(services, caller, ids) };
    },
  });
