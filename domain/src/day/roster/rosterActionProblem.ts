import type { AttendanceState } from './attendance.ts';
import type { RosterAction } from './rosterActions.ts';

const gone: Partial<Record<AttendanceState, string>> = {
  OUT: 'They have clocked out.',
  SENT_HOME: 'They were sent home.',
  NO_SHOW: 'They are recorded as a no-show.',
  CALLED_OUT: 'They are called out.',
  CANCELLED: 'Their work is cancelled.',
};

const notHere = 'They have not clocked in.';
const isHere = 'They have clocked in.';
const isOver = 'The shift is over.';

/** Why an action that is not among those possible is not, by what a pro who is here or still expected lacks for it. */
const problems: Record<RosterAction, Partial<Record<AttendanceState, string>>> = {
  clockIn: { EXPECTED: 'Clock-in is not open yet.', NOT_RECORDED: isOver, IN: isHere, ON_BREAK: isHere },
  clockOut: {},
  startBreak: { ON_BREAK: 'They are on a break.' },
  endBreak: { IN: 'They are not on a break.' },
  noShow: { EXPECTED: 'They are not late yet.', IN: isHere, ON_BREAK: isHere },
  callOut: { NOT_RECORDED: isOver, IN: isHere, ON_BREAK: isHere },
  sendHome: { IN: isOver, ON_BREAK: isOver },
};

/** Why an action of a roster that is not possible with a pro in this state is not, as a sentence. */
export function rosterActionProblem(action: RosterAction, state: AttendanceState): string {
  return gone[state] ?? problems[action][state] ?? notHere;
}
