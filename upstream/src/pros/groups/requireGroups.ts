import type { Database } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors.ts';

type NamedGroups = { locationId: number; groupIds: readonly number[]; target: string };

/**
 * Checks that a request names only groups of its location.
 *
 * @param target the field that names them
 * @throws ApiError invalid at the field
 */
export async function requireGroups(
  database: Database,
  { locationId, groupIds, target }: NamedGroups,
): Promise<void> {
  const named = new Set(groupIds);
  if (named.size === 0) return;
  const found = await database
    .selectFrom('pro_groups')
    .select('id')
    .where('location_id', '=', locationId)
    .where('id', 'in', [...named])
    .execute();
  if (found.length < named.size) throw invalidField(target, 'Choose groups of this location');
}
