import type { Database } from '../../database/database.ts';
import { ApiError } from '../../platform/errors.ts';

/** Managers on duty that one location may keep. */
const limit = 100;

/** @throws ApiError conflict when the location's list is full */
export async function requireRoomForManager(database: Database, locationId: number): Promise<void> {
  const { count } = await database
    .selectFrom('managers_on_duty')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('location_id', '=', locationId)
    .executeTakeFirstOrThrow();
  if (count < limit) return;
  throw new ApiError('conflict', `This location has ${limit} managers on duty. Delete one first.`);
}
