import { z } from 'zod';
import { requireTermsAccepted } from '../../accounts/terms/requireTermsAccepted.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { id, instant } from '../../platform/server/parameters.ts';
import type { Services } from '../../platform/server/services.ts';
import { insertGigs } from './insertGigs.ts';
import { checkEach, type PostingItem } from './checkEach.ts';
import { findDuplicateGigs } from './findDuplicateGigs.ts';
import { gigResponse } from '../gigs/gigResponse.ts';
import { loadGigs } from '../gigs/loadGigs.ts';

/** The maximum number of gigs of one import or copy. */
export const maxGigsPerRequest = 200;

/** The response schema of the result for one gig. */
export const postedGigResult = z.object({
  start_time: instant.nullable().describe('Null when the gig cannot be posted'),
  end_time: instant.nullable(),
  problems: z.array(z.object({ target: z.string().nullable(), message: z.string() })),
  same_gig_id: id.nullable().describe('An existing gig of the same position with overlapping times'),
  gig_id: id.nullable().describe('The gig that was posted'),
});

/** The response schema of the gigs that were posted. */
export const postedGigs = z
  .array(gigResponse)
  .describe('The gigs that were posted, in the order of the results; empty if none was');

/** The gigs of results, as the caller sees them. */
export function gigsOfResults(
  services: Services,
  caller: Caller,
  results: readonly PostedGigResult[],
): ReturnType<typeof loadGigs> {
  return loadGigs(
    services,
    caller,
    results.flatMap(({ gig_id }) => gig_id ?? []),
  );
}

export type PostedGigResult = z.output<typeof postedGigResult>;

/**
 * Checks each gig and posts them all, or none if one of them is invalid.
 *
 * @param makeItems reads the postings in the same transaction
 * @throws ApiError not_found, permission_denied, terms_required, invalid_transition when nothing can be posted at the location
 */
export function postEach<Item extends PostingItem>(
  services: Services,
  caller: Caller,
  locationId: number,
  makeItems: (trx: Database) => Promise<Item[]>,
): Promise<(Item & { result: PostedGigResult })[]> {
  return inTransactionOf(services, caller, async (trx) => {
    // Locked, so that a concurrent approval decision either applies to these gigs or is visible here.
    await trx.selectFrom('locations').select('id').where('id', '=', locationId).forShare().execute();
    const { location } = await requireAtLocation(trx, caller, locationId, 'gigs.post');
    await requireTermsAccepted(trx, caller);
    const now = services.clock.now();
    const items = await makeItems(trx);
    const checked = await checkEach(trx, { location, now }, items);
    const gigs = checked.map(({ gig }) => gig);
    const same = await findDuplicateGigs(trx, locationId, gigs);
    const good = gigs.filter((gig) => gig !== null);
    const isPosted = good.length === items.length;
    const ids = isPosted ? await insertGigs(trx, { gigs: good, recurrence: null }, now) : [];
    return items.map((item, index) => ({
      ...item,
      result: {
        start_time: wireTime(gigs[index]?.row.start_time),
        end_time: wireTime(gigs[index]?.row.end_time),
        problems: (checked[index]?.problems ?? []).map(({ target = null, message }) => ({ target, message })),
        same_gig_id: same[index] ?? null,
        gig_id: ids[index] ?? null,
      },
    }));
  });
}

function wireTime(time: Date | string | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}
