import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { ShiftTemplateBody } from './shiftTemplateBody.ts';

/**
 * Checks that no other template of the location has these times.
 *
 * @param id the template to change; null for a new one
 * @throws ApiError already_exists at `start_time`
 */
export async function requireUniqueShift(
  database: Database,
  shift: ShiftTemplateBody,
  id: number | null,
): Promise<void> {
  const same = await database
    .selectFrom('shift_templates')
    .select('id')
    .where('location_id', '=', shift.location_id)
    .where('start_time', '=', shift.start_time)
    .where('end_time', '=', shift.end_time)
    .where('unpaid_break_minutes', '=', shift.unpaid_break_minutes)
    .executeTakeFirst();
  if (!same || same.id === id) return;
  throw new ApiError('already_exists', 'There is a template with these times already.', {
    target: 'start_time',
  });
}
