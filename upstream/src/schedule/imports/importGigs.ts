import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import {
  gigsOfResults,
  maxGigsPerRequest,
  postedGigResult,
  postedGigs,
  postEach,
} from '../posting/postEach.ts';

const importBody = z.strictObject({
  location_id: id,
  rows: z
    .array(z.looseObject({}))
    .min(1)
    .max(maxGigsPerRequest, `At most ${maxGigsPerRequest} rows`)
    .describe('Each row has the fields of POST /api/staffer/gigs/ for one gig, without location_id'),
});

const unfit = ['schedule', 'recurrence', 'excluded_dates'];

/** `POST /api/staffer/gigs/imports/`: posts the rows of a table. */
export const importGigs = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/gigs/imports/',
    access: 'staffer',
    scope: 'POST',
    tags: ['gigs'],
    summary: 'Post gigs from the rows of a table',
    description:
      'Needs gigs.post. Checks each row and returns a result for each. Posts all rows in one transaction, or none if one of ' +
      'them is invalid. At most 200.',
    body: importBody,
    responses: { 200: z.object({ results: z.array(postedGigResult), gigs: postedGigs }) },
    errors: [404, 409],
    handle: async ({ body: { location_id, rows }, caller }) => {
      const items = rows.map((row) => ({ posting: onlyOneGig(row) }));
      const posted = await postEach(services, caller, location_id, async () => items);
      const results = posted.map(({ result }) => result);
      return { status: 200, body: { results, gigs: await gigsOfResults(services, caller, results) } };
    },
  });

/** A row is one gig: fields that would make several gigs get unknown names, so that they are rejected. */
function onlyOneGig(row: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [unfit.includes(field) ? `${field}_of_row` : field, value]),
  );
}
