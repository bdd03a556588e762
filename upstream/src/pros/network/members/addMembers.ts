import type { Database } from '../../../database/database.ts';
import type { MemberSource } from '../../../database/tables/network.ts';

/** Who comes into a network, and how. */
export type NewMembers = {
  locationId: number;
  proIds: readonly number[];
  source: MemberSource;
  /** Null: they came by themselves. */
  addedBy: number | null;
  now: Date;
};

/**
 * Adds pros to a location's network. Who is in it already stays as they are.
 *
 * @returns those who were not in it
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
