import { expect, test } from 'vitest';
import { breakCheckText } from './breakCheckText.ts';

test.each([
  ['TOO_LATE', '30 min break started 20 min late'],
  ['TOO_SHORT', '30 min break was 20 min too short'],
  ['TOO_LONG', '30 min break was 20 min too long'],
  ['SKIPPED', '30 min break was not taken'],
  ['NO_START_END_TIME', '30 min break is unknown: a punch is missing'],
  ['UNKNOWN', '30 min break is due'],
  ['COMPLIANT', '30 min break was taken on time'],
  ['NOT_APPLICABLE', null],
  ['SHORT_SHIFT', null],
] as const)('the text about a break that is %s', (status, text) => {
  expect(breakCheckText({ status, lengthMinutes: 30, minutesOff: 20 })).toBe(text);
});

test('there is no text where no break was due', () => {
  expect(breakCheckText({ status: 'UNKNOWN', lengthMinutes: null, minutesOff: 0 })).toBeNull();
});
