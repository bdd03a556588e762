import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { shiftTimes } from './shiftTimes.ts';

const hours = (span: { start: number; end: number }) => (span.end - span.start) / 3_600_000;
const day = (text: string) => Temporal.PlainDate.from(text);

test('resolves local times in the time zone of the location', () => {
  const newYork = shiftTimes(day('2026-07-03'), { start: '16:00', end: '23:30' }, 'America/New_York');
  expect(new Date(newYork.start).toISOString()).toBe('2026-07-03T20:00:00.000Z');
  const losAngeles = shiftTimes(day('2026-01-03'), { start: '16:00', end: '23:30' }, 'America/Los_Angeles');
  expect(new Date(losAngeles.start).toISOString()).toBe('2026-01-04T00:00:00.000Z');
});

test('an end that is not after the start is on the next day', () => {
  const span = shiftTimes(day('2026-07-03'), { start: '17:00', end: '00:30' }, 'America/Chicago');
  expect(hours(span)).toBe(7.5);
});

test('a night shift across a clock change is an hour shorter in spring and an hour longer in fall', () => {
  const night = { start: '23:00', end: '07:00' };
  expect(hours(shiftTimes(day('2026-03-07'), night, 'America/Chicago'))).toBe(7);
  expect(hours(shiftTimes(day('2026-10-31'), night, 'America/Chicago'))).toBe(9);
  expect(hours(shiftTimes(day('2026-06-01'), night, 'America/Chicago'))).toBe(8);
});
