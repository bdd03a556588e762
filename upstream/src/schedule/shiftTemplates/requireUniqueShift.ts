import type { Database } from '../../database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { ShiftTemplateBody } from './shiftTemplateBody.ts';

/**
 * Refuses times that another template of the location has already.
 *
 * @param id the template that is changed; null for a new one
 * @throws ApiError already_exists at `start_time`
 */
export async function refuseSameShift(
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
