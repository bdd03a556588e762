import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { checkInOpensAt, checkInWindow } from './checkInWindow.ts';

const at = (time: string) => Temporal.Instant.from(`2026-03-07T${time}Z`);
const gig = { start: at('09:00:00'), end: at('17:00:00'), isCancelled: false };

test('check-in opens 15 minutes before the start', () => {
  expect(checkInOpensAt(gig.start)).toEqual(at('08:45:00'));
});

test.each([
  ['08:44:59', 'EARLY'],
  ['08:45:00', 'OPEN'],
  ['16:59:59', 'OPEN'],
  ['17:00:00', 'OVER'],
])('check-in at %s is %s', (time, window) => {
  expect(checkInWindow(gig, at(time))).toBe(window);
});

test.each(['08:00:00', '10:00:00', '18:00:00'])('a cancelled gig has no check-in at %s', (time) => {
  expect(checkInWindow({ ...gig, isCancelled: true }, at(time))).toBe('CANCELLED');
});
