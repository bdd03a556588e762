import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';

/** The maximum number of requirements of a location. */
const limit = 200;

/** @throws ApiError conflict when the location has the maximum number of requirements */
export async function enforceRequirementLimit(database: Database, locationId: number): Promise<void> {
  const { count } = await database
    .selectFrom('requirements')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('location_id', '=', locationId)
    .executeTakeFirstOrThrow();
  if (count < limit) return;
  throw new ApiError('conflict', `This location has ${limit} requirements. Choose one of them.`);
}
