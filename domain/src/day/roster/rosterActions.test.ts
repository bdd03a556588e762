import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import type { AttendanceState } from './attendance.ts';
import { isPossibleNow, rosterActionsOf } from './rosterActions.ts';

const at = (time: string) => Temporal.Instant.from(`2026-03-07T${time}:00Z`);
const work = { workStart: at('09:00'), workEnd: at('17:00') };

test.each<[AttendanceState, string, string[]]>([
  ['EXPECTED', '08:44', ['callOut']],
  ['EXPECTED', '08:45', ['clockIn', 'callOut']],
  ['LATE', '09:10', ['clockIn', 'noShow', 'callOut']],
  ['NOT_RECORDED', '17:10', ['noShow', 'clockIn']],
  ['IN', '10:00', ['clockOut', 'startBreak', 'sendHome']],
  ['IN', '17:00', ['clockOut', 'startBreak']],
  ['ON_BREAK', '12:10', ['endBreak', 'clockOut', 'sendHome']],
  ['OUT', '16:00', []],
  ['SENT_HOME', '12:00', []],
  ['NO_SHOW', '10:00', []],
  ['CALLED_OUT', '10:00', []],
  ['CANCELLED', '10:00', []],
])('a pro who is %s at %s', (state, now, actions) => {
  expect(rosterActionsOf(state, work, at(now))).toEqual(actions);
});

test.each([
  ['clockIn', 'LATE', true],
  ['clockIn', 'NOT_RECORDED', false],
  ['noShow', 'NOT_RECORDED', true],
] as const)('%s of a pro who is %s, at the current time: %s', (action, state, isPossible) => {
  expect(isPossibleNow(action, state)).toBe(isPossible);
});
