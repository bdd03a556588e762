import type { Database } from '../../platform/database/database.ts';

/**
 * The ids of the pros of these groups, by group, newest member first. An empty group has no entry. Check with
 * `requireGroups` first which groups the caller may name.
 */
export async function membersOfGroups(
  database: Database,
  groupIds: readonly number[],
): Promise<Map<number, number[]>> {
  if (groupIds.length === 0) return new Map();
  const members = await database
    .selectFrom('pro_group_members')
    .select(['group_id', 'pro_id'])
    .where('group_id', 'in', groupIds)
    .orderBy('group_id')
    .orderBy('created_ts', 'desc')
    .orderBy('pro_id')
    .execute();
  const byGroup = Map.groupBy(members, ({ group_id }) => group_id);
  return new Map([...byGroup].map(([groupId, rows]) => [groupId, rows.map(({ pro_id }) => pro_id)]));
}
