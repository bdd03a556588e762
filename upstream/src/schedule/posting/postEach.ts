import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../database/database.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { id, instant } from '../../platform/server/parameters.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { insertGigs } from './insertGigs.ts';
import { checkEach } from './checkEach.ts';
import { sameGigs } from './findDuplicateGigs.ts';

/** So many gigs can be posted by one import or copy. */
export const mostAtOnce = 200;

/** How it went with one gig, on the wire. */
export const postedGigResult = z.object({
  start_time: instant.nullable().describe('null where it cannot be posted'),
  end_time: instant.nullable(),
  problems: z.array(z.object({ target: z.string().nullable(), message: z.string() })),
  same_gig_id: id.nullable().describe('A gig of the same position at some of the same time'),
  gig_id: id.nullable().describe('The gig that was posted'),
});

/** How it went with one gig. */
export type PostedGigResult = z.output<typeof postedGigResult>;

type Order = { locationId: number; isDryRun: boolean };

/**
 * Checks gigs one by one and posts them: all of them, or none when one of them cannot be posted.
 *
 * @param makePostings reads what is to be posted in the same transaction; see {@link checkEach}
 * @throws ApiError not_found, permission_denied, invalid_transition where nothing can be posted at all
 */
export function postEach<Item extends { posting: object }>(
  upstream: Upstream,
  caller: Caller,
  { locationId, isDryRun }: Order,
  makePostings: (trx: Database) => Promise<Item[]>,
): Promise<(Item & { result: PostedGigResult })[]> {
  return inTransactionOf(upstream, caller, async (trx) => {
    // Locked, so that an approval that is decided at this moment takes these gigs along or is known here.
    await trx.selectFrom('locations').select('id').where('id', '=', locationId).forShare().execute();
    const { location } = await requireAtLocation(trx, caller, locationId, 'gigs.post');
    const now = upstream.clock.now();
    const items = await makePostings(trx);
    const postings = items.map(({ posting }) => posting);
    const checked = await checkEach(trx, { location, now }, postings);
    const gigs = checked.map(({ gig }) => gig);
    const same = await sameGigs(trx, locationId, gigs);
    const good = gigs.filter((gig) => gig !== null);
    const isPosted = !isDryRun && good.length === items.length;
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
