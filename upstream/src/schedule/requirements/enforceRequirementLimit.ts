import type { Database } from '../../database/database.ts';
import { ApiError } from '../../platform/errors.ts';

/** Requirements that one location may have of its own. */
const limit = 200;

/** @throws ApiError conflict when the location has written down as many requirements as it may */
export async function requireRoomForRequirement(database: Database, locationId: number): Promise<void> {
  const { count } = await database
    .selectFrom('requirements')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('location_id', '=', locationId)
    .executeTakeFirstOrThrow();
  if (count < limit) return;
  throw new ApiError('conflict', `This location has ${limit} requirements of its own. Pick one of them.`);
}
