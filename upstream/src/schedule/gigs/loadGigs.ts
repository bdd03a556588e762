import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { GigResponse } from './gigResponse.ts';
import { selectGigRows } from './gigRows.ts';
import { readRelatedToGigs } from './relatedToGigs.ts';
import { toGigResponse } from './toGigResponse.ts';

/** The gigs of these ids as visible to this caller, in the order of the ids. */
export async function loadGigs(
  database: Database,
  caller: Caller,
  ids: readonly number[],
): Promise<GigResponse[]> {
  const [rows, related] = await Promise.all([
    selectGigRows(database, ids).execute(),
    readRelatedToGigs(database, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, toGigResponse(row, related, caller)]));
  return ids.map((id) => byId.get(id)).filter((gig) => gig !== undefined);
}

/** @throws ApiError not_found when it does not exist or is not visible to the caller */
export async function loadGig(database: Database, caller: Caller, id: number): Promise<GigResponse> {
  const [gig] = await loadGigs(database, caller, [id]);
  if (!gig) throw notFound('gig');
  return gig;
}
