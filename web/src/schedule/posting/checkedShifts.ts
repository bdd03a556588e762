import type { CheckedShift } from '../postingCheck/PostingWarnings.tsx';
import type { PostedShift } from './costedShifts.ts';

/** The shifts that can be judged before they are posted: those whose position is chosen. */
export function checkedShifts(shifts: readonly PostedShift[]): CheckedShift[] {
  return shifts
    .filter(({ skillId }) => skillId !== '')
    .map(({ skillId, date, startTime, endTime, wageCents }) => ({
      skillId,
      date,
      startTime,
      endTime,
      wageCents,
    }));
}
