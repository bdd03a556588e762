import { describe, expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { attendance, type AttendanceFacts, attendanceStates, isNotComing } from './attendance.ts';

const at = (time: string) => Temporal.Instant.from(`2026-03-07T${time}:00Z`);

const expected: AttendanceFacts = {
  cancellation: null,
  sentHomeAt: null,
  punches: [],
  breaks: [],
  workStart: at('09:00'),
  workEnd: at('17:00'),
};
const clockIn = { type: 'CLOCK_IN', time: at('09:05') } as const;
const clockOut = { type: 'CLOCK_OUT', time: at('16:55') } as const;

const stateOf = (facts: Partial<AttendanceFacts>, now: string) => {
  const { state, since } = attendance({ ...expected, ...facts }, at(now));
  return [state, since.toString().slice(11, 16)];
};

describe('attendance', () => {
  test.each([
    ['a pro before the start', {}, '09:00', 'EXPECTED', '09:00'],
    ['a pro who has not come after the start', {}, '09:01', 'LATE', '09:00'],
    ['a pro without punches at the end', {}, '17:00', 'LATE', '09:00'],
    ['a pro without punches after the end', {}, '17:01', 'NOT_RECORDED', '17:00'],
    ['a pro who clocked in', { punches: [clockIn] }, '10:00', 'IN', '09:05'],
    [
      'a pro on break',
      { punches: [clockIn], breaks: [{ start: at('12:00'), end: null }] },
      '12:10',
      'ON_BREAK',
      '12:00',
    ],
    [
      'a pro back from a break',
      { punches: [clockIn], breaks: [{ start: at('12:00'), end: at('12:30') }] },
      '12:40',
      'IN',
      '09:05',
    ],
    ['a pro who clocked out', { punches: [clockIn, clockOut] }, '17:00', 'OUT', '16:55'],
    [
      'a pro who clocked out during a break',
      { punches: [clockIn, clockOut], breaks: [{ start: at('16:00'), end: null }] },
      '17:00',
      'OUT',
      '16:55',
    ],
    [
      'a pro who was sent home',
      { punches: [clockIn, clockOut], sentHomeAt: at('16:55') },
      '17:00',
      'SENT_HOME',
      '16:55',
    ],
  ] satisfies [string, Partial<AttendanceFacts>, string, string, string][])(
    'the attendance of %s',
    (_who, facts, now, state, since) => {
      expect(stateOf(facts, now)).toEqual([state, since]);
    },
  );

  test.each([
    ['NO_SHOW', 'NO_SHOW'],
    ['CALLED_OUT', 'CALLED_OUT'],
    ['BUSINESS_CALLED_OUT', 'CALLED_OUT'],
    ['STAFFER_DISMISSAL', 'CANCELLED'],
  ] as const)('the attendance of a pro cancelled for %s', (reason, state) => {
    expect(stateOf({ cancellation: { reason, at: at('09:30') } }, '10:00')).toEqual([state, '09:30']);
  });
});

test('pros who called out or did not show up are not coming', () => {
  expect(attendanceStates.filter((state) => isNotComing(state))).toEqual(['NO_SHOW', 'CALLED_OUT']);
  expect(isNotComing(null)).toBe(false);
});
