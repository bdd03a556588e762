import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';

/** The maximum number of templates of a location. */
const limit = 100;

/** @throws ApiError conflict when the location has the maximum number of templates */
export async function enforceTemplateLimit(database: Database, locationId: number): Promise<void> {
  const { count } = await database
    .selectFrom('gig_templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('location_id', '=', locationId)
    .executeTakeFirstOrThrow();
  if (count < limit) return;
  throw new ApiError('conflict', `This location has ${limit} templates. Delete one first.`);
}
