import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { selectShifts } from './selectShifts.ts';
import type { ShiftResponse } from './shiftSchema.ts';
import { toShifts } from './toShifts.ts';

/**
 * A shift with its gigs.
 *
 * @throws ApiError not_found when it does not exist or is not visible to the caller
 */
export async function loadShift(database: Database, caller: Caller, shiftId: number): Promise<ShiftResponse> {
  const rows = await selectShifts(database, caller).where('gig_shifts.id', '=', shiftId).execute();
  const [shift] = await toShifts(database, caller, rows, { isIncludingGigs: true });
  if (!shift) throw notFound('shift');
  return shift;
}
