import { expect, test } from 'vitest';
import { isQuiet } from './isQuiet.ts';

const night = { enabled: true, start: '22:00', end: '07:00', timezone: 'America/New_York' };
const nap = { ...night, start: '13:00', end: '15:00' };
// New York is five hours behind UTC on this day.
const newYork = (time: string) => new Date(`2026-03-02T${time}:00-05:00`);

test.each([
  ['night', night, '21:59', false],
  ['night', night, '22:00', true],
  ['night', night, '00:00', true],
  ['night', night, '06:59', true],
  ['night', night, '07:00', false],
  ['nap', nap, '12:59', false],
  ['nap', nap, '13:00', true],
  ['nap', nap, '15:00', false],
  ['switched off', { ...night, enabled: false }, '23:00', false],
] as const)('%s %j at %s: %s', (_, hours, time, expected) => {
  expect(isQuiet(hours, newYork(time))).toBe(expected);
});

test('hours without a time zone are in UTC', () => {
  expect(isQuiet({ ...night, timezone: null }, new Date('2026-03-02T22:30:00Z'))).toBe(true);
});
