import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { type AttendanceFacts, isMissing } from './isMissing.ts';

const workStart = Temporal.Instant.from('2026-11-20T22:00:00Z');
const facts: AttendanceFacts = {
  isCancelled: false,
  isGigCancelled: false,
  isSelected: true,
  isConfirmed: true,
  hasClockedIn: false,
  workStart,
};

test.each<[string, Partial<AttendanceFacts>, number, boolean]>([
  ['a confirmed pro a quarter of an hour after the start', {}, 15, true],
  ['a confirmed pro less than a quarter of an hour after the start', {}, 14, false],
  ['a pro who has clocked in', { hasClockedIn: true }, 60, false],
  ['a selected pro', { isConfirmed: false }, 60, false],
  ['a cancelled pro', { isCancelled: true }, 60, false],
  ['a pro of a cancelled gig', { isGigCancelled: true }, 60, false],
])('%s, %j after %i minutes: %s', (_, difference, minutes, expected) => {
  expect(isMissing({ ...facts, ...difference }, workStart.add({ minutes }))).toBe(expected);
});
