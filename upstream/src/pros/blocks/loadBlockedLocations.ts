import type { Caller } from '../../platform/access/caller.ts';
import { visibleLocationIds } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';

/** The location ids of these blocks, by the block's id, limited to locations visible to the caller. */
export async function loadBlockedLocations(
  database: Database,
  blockIds: readonly number[],
  caller: Caller,
): Promise<Map<number, number[]>> {
  const rows = await database
    .selectFrom('pro_block_locations')
    .select(['block_id', 'location_id'])
    .where('block_id', 'in', blockIds)
    .where('location_id', 'in', visibleLocationIds(database, caller))
    .orderBy('location_id')
    .execute();
  const locations = new Map<number, number[]>(blockIds.map((id) => [id, []]));
  for (const { block_id, location_id } of rows) locations.get(block_id)?.push(location_id);
  return locations;
}
