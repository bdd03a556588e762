import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { invalidField } from '../../platform/errors.ts';
import {
  gigsOfResults,
  maxGigsPerRequest,
  postedGigResult,
  postedGigs,
  postEach,
} from '../posting/postEach.ts';
import { dateParameter, id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { gigsToCopy } from './gigsToCopy.ts';
import { lostAddress, postingOfGig } from './postingOfGig.ts';

const copyBody = z.strictObject({
  location_id: id,
  week_of: dateParameter.describe('The first of seven days'),
  to_week_of: dateParameter.describe('The day that it becomes, whole weeks away'),
  gig_ids: z
    .array(id)
    .min(1)
    .max(maxGigsPerRequest, `At most ${maxGigsPerRequest} gigs`)
    .optional()
    .describe('Left out: all gigs of the seven days that are not cancelled'),
});

/** `POST /api/staffer/gigs/copies/`: copies gigs to another week. */
export const copyGigs = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/gigs/copies/',
    access: 'staffer',
    scope: 'POST',
    tags: ['gigs'],
    summary: 'Copy gigs to another week',
    description:
      'Needs gigs.post. Copies start at the same local time, whatever daylight saving changes are in between. Pros and the ' +
      'event are not copied. Posts all copies in one transaction, or none if one of them is invalid, such as that of a gig ' +
      'at an address that was removed from the location.',
    body: copyBody,
    responses: {
      200: z.object({ results: z.array(postedGigResult.extend({ copied_gig_id: id })), gigs: postedGigs }),
    },
    errors: [404, 409],
    handle: async ({ body, caller }) => {
      const { location_id: locationId, gig_ids: gigIds } = body;
      const weekOf = Temporal.PlainDate.from(body.week_of);
      const { days } = weekOf.until(Temporal.PlainDate.from(body.to_week_of));
      if (days === 0) throw invalidField('to_week_of', 'Choose another week');
      if (days % 7 !== 0) throw invalidField('to_week_of', 'Choose a date that is whole weeks away');
      const copies = await postEach(services, caller, locationId, async (trx) => {
        const gigs = await gigsToCopy(trx, { locationId, weekOf, gigIds });
        return gigs.map((gig) => ({
          copied_gig_id: gig.id,
          posting: postingOfGig(gig, days),
          problem: lostAddress(gig),
        }));
      });
      const results = copies.map(({ copied_gig_id, result }) => ({ ...result, copied_gig_id }));
      return { status: 200, body: { results, gigs: await gigsOfResults(services, caller, results) } };
    },
  });
