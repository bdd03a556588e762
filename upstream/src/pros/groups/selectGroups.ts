import type { Database } from '../../platform/database/database.ts';
import type { GroupResponse } from './groupResponse.ts';

/** A query of groups with their number of pros; callers add conditions and an order. */
export function selectGroups(database: Database) {
  return database
    .selectFrom('pro_groups')
    .select([
      'pro_groups.id',
      'pro_groups.location_id',
      'pro_groups.name',
      'pro_groups.description',
      'pro_groups.created_ts',
      'pro_groups.last_updated_ts',
    ])
    .select((eb) =>
      eb
        .selectFrom('pro_group_members')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('pro_group_members.group_id', '=', 'pro_groups.id')
        .$asScalar()
        .$notNull()
        .as('members_count'),
    );
}

type GroupRow = Awaited<ReturnType<ReturnType<typeof selectGroups>['executeTakeFirstOrThrow']>>;

export function toGroup({ created_ts, last_updated_ts, ...group }: GroupRow): GroupResponse {
  return {
    ...group,
    created_ts: created_ts.toISOString(),
    last_updated_ts: last_updated_ts.toISOString(),
  };
}
