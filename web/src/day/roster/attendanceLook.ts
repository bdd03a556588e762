import type { AttendanceState } from '@brigade/domain/day/roster/attendance.ts';
import type { Tone } from '../../ui/feedback/tone.ts';

/** The words and the color of each state, in the order of a roster: what needs attention first. */
export const attendanceLooks = {
  LATE: { label: 'Late', tone: 'danger' },
  EXPECTED: { label: 'Expected', tone: 'neutral' },
  IN: { label: 'Clocked in', tone: 'success' },
  ON_BREAK: { label: 'On break', tone: 'info' },
  NOT_RECORDED: { label: 'No check-in', tone: 'danger' },
  OUT: { label: 'Out', tone: 'neutral' },
  SENT_HOME: { label: 'Sent home', tone: 'neutral' },
  NO_SHOW: { label: 'No-show', tone: 'danger' },
  CALLED_OUT: { label: 'Called out', tone: 'warning' },
  CANCELLED: { label: 'Cancelled', tone: 'neutral' },
} as const satisfies Record<AttendanceState, { label: string; tone: Tone }>;

const order = Object.keys(attendanceLooks);

/** The place of a state in the roster. */
export function attendanceRank(state: AttendanceState): number {
  return order.indexOf(state);
}
