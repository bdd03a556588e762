import { attendanceStates, type AttendanceState } from '@brigade/domain/day/roster/attendance.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';

/**
 * The state of a pro now: one who was expected is late once the work has started.
 *
 * @param state the state when the server sent it
 * @param since when it began; for EXPECTED, when the work starts
 */
export function currentAttendance(state: string, since: string): AttendanceState {
  const known = attendanceStates.find((one) => one === state) ?? 'EXPECTED';
  const hasStarted = Temporal.Instant.compare(Temporal.Instant.from(since), currentInstant()) < 0;
  return known === 'EXPECTED' && hasStarted ? 'LATE' : known;
}
