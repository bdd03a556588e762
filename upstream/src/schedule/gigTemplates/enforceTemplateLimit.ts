import type { Database } from '../../database/database.ts';
import { ApiError } from '../../platform/errors.ts';

/** Templates that one location may keep. */
const limit = 100;

/** @throws ApiError conflict when the location has as many templates as it may */
export async function requireRoomForTemplate(database: Database, locationId: number): Promise<void> {
  const { count } = await database
    .selectFrom('gig_templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('location_id', '=', locationId)
    .executeTakeFirstOrThrow();
  if (count < limit) return;
  throw new ApiError('conflict', `This location has ${limit} templates. Delete one first.`);
}
