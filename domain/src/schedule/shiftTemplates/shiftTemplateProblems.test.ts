import { expect, test } from 'vitest';
import { shiftTemplateProblems, wallMinutes } from './shiftTemplateProblems.ts';

const tooLong = { field: 'endTime', message: 'A shift can be at most 16 hours long' };
const tooMuchBreak = { field: 'unpaidBreakMinutes', message: 'The break must be shorter than the shift' };

test.each([
  ['09:00', '17:00', 480],
  ['22:00', '06:30', 510],
  ['18:00', '00:00', 360],
  ['08:00', '08:00', 1440],
])('a template from %s to %s has %d minutes', (startTime, endTime, minutes) => {
  expect(wallMinutes({ startTime, endTime })).toBe(minutes);
});

test.each([
  ['09:00', '17:00', 30, []],
  ['06:00', '22:00', 60, []],
  ['06:00', '22:01', 60, [tooLong]],
  ['08:00', '08:00', 0, [tooLong]],
  ['09:00', '09:30', 29, []],
  ['09:00', '09:30', 30, [tooMuchBreak]],
  ['09:00', '08:59', 2000, [tooLong, tooMuchBreak]],
])(
  'a template from %s to %s with a break of %d minutes: %j',
  (startTime, endTime, unpaidBreakMinutes, problems) => {
    expect(shiftTemplateProblems({ startTime, endTime, unpaidBreakMinutes })).toEqual(problems);
  },
);
