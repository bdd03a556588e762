import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { paidUntil } from './paidUntil.ts';
import type { SendHomeReason } from '../../filling/applications/sendHomeReasons.ts';

const at = (time: string) => Temporal.Instant.from(`2026-03-07T${time}:00Z`);
const work = { workStart: at('09:00'), workEnd: at('17:00'), clockedInAt: at('09:00') };

const until = (
  reason: SendHomeReason,
  now: string,
  differences: Partial<typeof work> | { clockedInAt: null } = {},
) =>
  paidUntil({ ...work, ...differences }, reason, at(now))
    .toString()
    .slice(11, 16);

test.each(['FEWER_PROS_NEEDED', 'OTHER'] as const)('%s pays at least 4 hours', (reason) => {
  expect(until(reason, '10:00')).toBe('13:00');
});

test('a shift shorter than 4 hours pays its posted time', () => {
  expect(until('OTHER', '10:00', { workEnd: at('12:00') })).toBe('12:00');
});

test('more than 4 hours of work pay the worked time', () => {
  expect(until('FEWER_PROS_NEEDED', '15:00')).toBe('15:00');
});

test.each(['ATTIRE', 'CONDUCT'] as const)('%s pays the worked time only', (reason) => {
  expect(until(reason, '10:00')).toBe('10:00');
});

test.each([
  ['09:15', '13:00'],
  ['09:16', '10:00'],
])('a pro who clocked in at %s and is sent home for being late is paid until %s', (clockIn, end) => {
  expect(until('LATE', '10:00', { clockedInAt: at(clockIn) })).toBe(end);
});

test('a pro without a clock-in counts as late from now', () => {
  expect(until('LATE', '09:10', { clockedInAt: null })).toBe('13:00');
  expect(until('LATE', '09:20', { clockedInAt: null })).toBe('09:20');
});
