import type { Caller } from '../../platform/access/caller.ts';
import { ApiError } from '../../platform/errors.ts';
import { toLocation, type visibleLocations } from './locationRows.ts';

/** The most locations of a list without pages. */
export const mostPlainLocations = 200;

/**
 * A list without pages: all of these locations, by name.
 *
 * @throws ApiError conflict for more than {@link mostPlainLocations}: a shorter list would look complete
 */
export async function plainLocations(
  locations: ReturnType<typeof visibleLocations>,
  { caller, slug }: { readonly caller: Caller; readonly slug: string },
) {
  const rows = await locations
    .orderBy('locations.name')
    .orderBy('locations.id')
    .limit(mostPlainLocations + 1)
    .execute();
  if (rows.length > mostPlainLocations) {
    const message = `You have more than ${mostPlainLocations} locations. Get them in pages from /api/locations/?query=managed.`;
    throw new ApiError('conflict', message);
  }
  return rows.map((row) => toLocation(row, caller, slug));
}
