import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';

/** The maximum number of groups of a location. */
const limit = 100;

type Naming = { locationId: number; groupId: number | null; name: string };

/**
 * Locks the location, so that of two concurrent requests with the same name the second one fails.
 *
 * @throws ApiError already_exists at `name`; conflict when the location has the maximum number of groups
 */
export async function requireFreeGroupName(
  trx: Database,
  { locationId, groupId, name }: Naming,
): Promise<void> {
  await trx.selectFrom('locations').select('id').where('id', '=', locationId).forUpdate().execute();
  const same = await trx
    .selectFrom('pro_groups')
    .select('id')
    .where('location_id', '=', locationId)
    .where(({ fn }) => fn('lower', ['name']), '=', name.toLowerCase())
    .executeTakeFirst();
  if (same && same.id !== groupId) {
    throw new ApiError('already_exists', 'There is a group with this name already.', { target: 'name' });
  }
  if (groupId !== null) return;
  const { count } = await trx
    .selectFrom('pro_groups')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('location_id', '=', locationId)
    .executeTakeFirstOrThrow();
  if (count >= limit) {
    throw new ApiError('conflict', `This location has ${limit} groups. Delete one first.`);
  }
}
