import type { Database } from '../../../platform/database/database.ts';
import type { MemberSource } from './networkMembersTable.ts';

/** The pros to add to a network, and how they join. */
type NewMembers = {
  locationId: number;
  proIds: readonly number[];
  source: MemberSource;
  /** Null when the pros joined themselves. */
  addedBy: number | null;
  now: Date;
};

/**
 * Adds pros to a location's network. Existing members stay unchanged.
 *
 * @returns the ids of the pros who were not members before
 */
export async function addMembers(
  trx: Database,
  { locationId, proIds, source, addedBy, now }: NewMembers,
): Promise<ReadonlySet<number>> {
  if (proIds.length === 0) return new Set();
  const added = await trx
    .insertInto('network_members')
    .values(
      proIds.map((pro_id) => ({
        location_id: locationId,
        pro_id,
        source,
        added_by_user_id: addedBy,
        created_ts: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('pro_id')
    .execute();
  return new Set(added.map(({ pro_id }) => pro_id));
}
