import type { Database } from '../../database/database.ts';
import { ApiError } from '../../platform/errors.ts';

/** Groups that one location may keep. */
const limit = 100;

type Naming = { locationId: number; groupId: number | null; name: string };

/**
 * Locks the location, so that of two who give the same name at once the second is told.
 *
 * @throws ApiError already_exists at `name`; conflict when a further group would be one too many
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
