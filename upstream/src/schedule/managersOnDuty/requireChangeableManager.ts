import type { Caller } from '../../platform/access/caller.ts';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';

/**
 * Checks that the caller may change or remove this manager on duty.
 *
 * @throws ApiError not_found when it is not visible to the caller; permission_denied without gigs.post
 */
export async function requireChangeableManager(
  database: Database,
  caller: Caller,
  id: number,
): Promise<void> {
  const manager = await database
    .selectFrom('managers_on_duty')
    .select('location_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!manager) throw notFound('manager on duty');
  await requireAtLocation(database, caller, manager.location_id, 'gigs.post');
}
