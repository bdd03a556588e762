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
  expect(timeOfShift(Temporal.PlainTime.from(time), shift, zone, local(instant)).equals(local(instant))).toBe(
    true,
  );
});

const clocksGoBack = { workStart: local('2026-10-31T18:00'), workEnd: local('2026-11-01T02:00') };

test.each([
  ['01:40', '2026-11-01T01:45-05:00', '2026-11-01T01:40-05:00'],
  ['01:40', '2026-11-01T01:45-06:00', '2026-11-01T01:40-06:00'],
  ['01:40', '2026-11-01T01:40-06:00', '2026-11-01T01:40-06:00'],
  ['01:40', '2026-11-01T12:00-06:00', '2026-11-01T01:40-06:00'],
  ['00:50', '2026-11-01T01:45-06:00', '2026-11-01T00:50-05:00'],
  ['02:10', '2026-11-01T02:15-06:00', '2026-11-01T02:10-06:00'],
  ['23:40', '2026-10-31T20:00-05:00', '2026-10-31T23:40-05:00'],
])('%s in the night in which clocks go back, seen from %s, is %s', (time, now, instant) => {
  const found = timeOfShift(Temporal.PlainTime.from(time), clocksGoBack, zone, Temporal.Instant.from(now));
  expect(found.toString()).toBe(Temporal.Instant.from(instant).toString());
});

test('a time that the clocks skip is the one after the gap', () => {
  const shift = { workStart: local('2026-03-07T20:00'), workEnd: local('2026-03-08T04:00') };
  const now = Temporal.Instant.from('2026-03-08T03:45-05:00');
  const found = timeOfShift(Temporal.PlainTime.from('02:30'), shift, zone, now);
  expect(found.toString()).toBe('2026-03-08T08:30:00Z');
});
