import type { Database } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors.ts';

/**
 * Checks that gigs of the location can have these requirements.
 *
 * @throws ApiError invalid at `requirement_ids`
 */
export async function requireRequirements(
  database: Database,
  locationId: number,
  ids: readonly number[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const usable = await database
    .selectFrom('requirements')
    .select('id')
    .where('id', 'in', wanted)
    .where((eb) => eb.or([eb('location_id', 'is', null), eb('location_id', '=', locationId)]))
    .execute();
  if (usable.length === wanted.length) return;
  throw invalidField('requirement_ids', 'This is not a requirement of the location. Choose another one.');
}
