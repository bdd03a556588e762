import type { Caller } from '../../platform/access/caller.ts';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';

/**
 * The location of a shift template that the caller may change or delete.
 *
 * @throws ApiError not_found when it is not visible to the caller; permission_denied without gigs.post
 */
export async function requireChangeableShift(
  database: Database,
  caller: Caller,
  id: number,
): Promise<number> {
  const shift = await database
    .selectFrom('shift_templates')
    .select('location_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!shift) throw notFound('shift template');
  await requireAtLocation(database, caller, shift.location_id, 'gigs.post');
  return shift.location_id;
}
