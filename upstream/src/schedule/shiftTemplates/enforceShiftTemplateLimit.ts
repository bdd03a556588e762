import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';

/** The maximum number of shift templates of a location. */
const limit = 100;

/**
 * Checks that a location can have another template. Locks the location, so that concurrent requests cannot exceed the
 * limit. Call it within a transaction.
 *
 * @throws ApiError conflict when the location has the maximum number of shift templates
 */
export async function enforceShiftTemplateLimit(trx: Database, locationId: number): Promise<void> {
  await trx.selectFrom('locations').select('id').where('id', '=', locationId).forUpdate().execute();
  const { count } = await trx
    .selectFrom('shift_templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('location_id', '=', locationId)
    .executeTakeFirstOrThrow();
  if (count < limit) return;
  throw new ApiError('conflict', `This location has ${limit} shift templates. Delete one first.`);
}
