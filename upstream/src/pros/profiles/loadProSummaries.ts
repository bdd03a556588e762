import type { LocationScope } from '../../platform/access/locationScope.ts';
import type { Database } from '../../platform/database/database.ts';
import { milesFromScope } from './proDistance.ts';
import { favoriteId, isBlocked } from './proFlags.ts';
import { type ProSummary, proSummaryColumns, toProSummary } from './proSummary.ts';

/** The summaries of these pros by id, with the flags that they have at these locations. */
export async function loadProSummaries(
  database: Database,
  ids: readonly number[],
  scope: LocationScope,
): Promise<Map<number, ProSummary>> {
  const rows = await database
    .selectFrom('pros')
    .select(proSummaryColumns)
    .select([
      favoriteId(scope).as('favorite_id'),
      isBlocked(scope).$castTo<boolean>().as('is_blocked'),
      milesFromScope(scope).as('distance_miles'),
    ])
    .where('pros.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.profile_id, toProSummary(row)]));
}
