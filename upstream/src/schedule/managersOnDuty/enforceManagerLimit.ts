import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';

/** The maximum number of managers on duty of a location. */
const limit = 100;

/** @throws ApiError conflict when the location has the maximum number of managers on duty */
export async function enforceManagerLimit(database: Database, locationId: number): Promise<void> {
  const { count } = await database
    .selectFrom('managers_on_duty')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('location_id', '=', locationId)
    .executeTakeFirstOrThrow();
  if (count < limit) return;
  throw new ApiError('conflict', `This location has ${limit} managers on duty. Delete one first.`);
}
