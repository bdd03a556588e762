import { expect, test } from 'vitest';
import { absenceDue, actionAt, reasonsAtPunch } from './reviewReasons.ts';

test.each([
  ['FINE', true, 'GEO_FENCE_ENTERED', []],
  ['FINE', false, 'GEO_FENCE_EXITED', ['PUNCH_OUTSIDE']],
  ['COARSE', true, 'UNKNOWN', ['COARSE_PRECISION']],
  ['COARSE', false, 'UNKNOWN', ['COARSE_PRECISION']],
] as const)('a %s position, inside: %s, is %s and flagged for %j', (precision, isInside, action, reasons) => {
  expect(actionAt(precision, isInside)).toBe(action);
  expect(reasonsAtPunch(action)).toEqual(reasons);
});

const at = (time: string) => new Date(`2026-03-03T${time}Z`);
const work = { start: at('15:00:00.000'), end: at('23:00:00.000') };

test.each([
  ['18:00:00.000', '18:15:00.001'],
  ['14:50:00.000', '15:15:00.001'],
  ['22:44:59.999', '23:00:00.000'],
])('a pro who left at %s is absent for too long at %s', (left, due) => {
  expect(absenceDue(at(left), work)).toEqual(at(due));
});

test.each(['22:45:00.000', '23:10:00.000'])(
  'a pro who left at %s cannot be absent for too long before the end of the work',
  (left) => {
    expect(absenceDue(at(left), work)).toBeNull();
  },
);
