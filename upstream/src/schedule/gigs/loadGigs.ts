import type { Caller } from '../../platform/access/caller.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import type { GigResponse } from './gigResponse.ts';
import { selectGigRows } from './gigRows.ts';
import { readRelatedToGigs } from './relatedToGigs.ts';
import { toGigResponse } from './toGigResponse.ts';

/** What gigs are read with: their database, and the time by which offers expire. */
type Known = Pick<Services, 'database' | 'clock'>;

/** The gigs of these ids as visible to this caller, in the order of the ids. */
export async function loadGigs(
  { database, clock }: Known,
  caller: Caller,
  ids: readonly number[],
): Promise<GigResponse[]> {
  const [rows, related] = await Promise.all([
    selectGigRows(database, ids).execute(),
    readRelatedToGigs(database, ids, clock.now()),
  ]);
  const byId = new Map(rows.map((row) => [row.id, toGigResponse(row, related, caller)]));
  return ids.map((id) => byId.get(id)).filter((gig) => gig !== undefined);
}

/** @throws ApiError not_found when it does not exist or is not visible to the caller */
export async function loadGig(services: Known, caller: Caller, id: number): Promise<GigResponse> {
  const [gig] = await loadGigs(services, caller, [id]);
  if (!gig) throw notFound('gig');
  return gig;
}
