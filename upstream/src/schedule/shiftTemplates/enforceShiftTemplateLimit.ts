import type { Database } from '../../database/database.ts';
import { ApiError } from '../../platform/errors.ts';

/** Shift templates that one location may keep. */
const limit = 100;

/**
 * Locks the location, so that of two who add templates at once the second sees what the first has added. Only within a
 * transaction.
 *
 * @throws ApiError conflict when the location has as many shift templates as it may
 */
export async function requireRoomForShift(trx: Database, locationId: number): Promise<void> {
  await trx.selectFrom('locations').select('id').where('id', '=', locationId).forUpdate().execute();
  const { count } = await trx
    .selectFrom('shift_templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('location_id', '=', locationId)
    .executeTakeFirstOrThrow();
  if (count < limit) return;
  throw new ApiError('conflict', `This location has ${limit} shift templates. Delete one first.`);
}
