import type { Database } from '../../platform/database/database.ts';

type NewGroupMembers = { groupId: number; locationId: number; proIds: readonly number[]; now: Date };

/**
 * Adds pros of the network to a group.
 *
 * @returns the ids of the pros who were not in it before
 */
export async function insertGroupMembers(
  trx: Database,
  { groupId, locationId, proIds, now }: NewGroupMembers,
): Promise<ReadonlySet<number>> {
  if (proIds.length === 0) return new Set();
  const added = await trx
    .insertInto('pro_group_members')
    .values(
      proIds.map((pro_id) => ({
        group_id: groupId,
        pro_id,
        location_id: locationId,
        created_ts: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('pro_id')
    .execute();
  return new Set(added.map(({ pro_id }) => pro_id));
}
