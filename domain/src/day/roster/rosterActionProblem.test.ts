import { expect, test } from 'vitest';
import type { AttendanceState } from './attendance.ts';
import { rosterActionProblem } from './rosterActionProblem.ts';
import type { RosterAction } from './rosterActions.ts';

test.each<[RosterAction, AttendanceState, string]>([
  ['clockIn', 'EXPECTED', 'Clock-in is not open yet.'],
  ['clockIn', 'IN', 'They have clocked in.'],
  ['clockIn', 'NOT_RECORDED', 'The shift is over.'],
  ['clockIn', 'OUT', 'They have clocked out.'],
  ['clockOut', 'LATE', 'They have not clocked in.'],
  ['clockOut', 'SENT_HOME', 'They were sent home.'],
  ['startBreak', 'ON_BREAK', 'They are on a break.'],
  ['startBreak', 'EXPECTED', 'They have not clocked in.'],
  ['endBreak', 'IN', 'They are not on a break.'],
  ['noShow', 'EXPECTED', 'They are not late yet.'],
  ['noShow', 'CALLED_OUT', 'They are called out.'],
  ['callOut', 'NOT_RECORDED', 'The shift is over.'],
  ['callOut', 'ON_BREAK', 'They have clocked in.'],
  ['sendHome', 'IN', 'The shift is over.'],
  ['sendHome', 'NO_SHOW', 'They are recorded as a no-show.'],
  ['sendHome', 'CANCELLED', 'Their work is cancelled.'],
])('%s is not possible with a pro who is %s: %s', (action, state, problem) => {
  expect(rosterActionProblem(action, state)).toBe(problem);
});
