import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { timeOfShift } from './timeOfShift.ts';

const zone = 'America/Chicago';
const local = (text: string) => Temporal.ZonedDateTime.from(`${text}[${zone}]`).toInstant();
const dinner = { workStart: local('2026-03-06T18:00'), workEnd: local('2026-03-07T02:00') };
const lunch = { workStart: local('2026-03-06T08:00'), workEnd: local('2026-03-06T16:00') };

test.each([
  ['17:50', dinner, '2026-03-06T17:50'],
  ['01:30', dinner, '2026-03-07T01:30'],
  ['07:55', lunch, '2026-03-06T07:55'],
  ['16:20', lunch, '2026-03-06T16:20'],
  ['00:30', { workStart: local('2026-03-07T00:15'), workEnd: local('2026-03-07T06:00') }, '2026-03-07T00:30'],
  ['23:55', { workStart: local('2026-03-07T00:05'), workEnd: local('2026-03-07T06:00') }, '2026-03-06T23:55'],
])('%s of a shift', (time, shift, instant) => {
  expect(timeOfShift(Temporal.PlainTime.from(time), shift, zone).equals(local(instant))).toBe(true);
});
