import { describe, expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import type { SendHomeReason } from '../../filling/applications/sendHomeReasons.ts';
import { payWhenSentHome, type WorkSoFar } from './payWhenSentHome.ts';

const at = (time: string) => Temporal.Instant.from(`2026-03-07T${time}:00Z`);
const work: WorkSoFar = {
  workStart: at('09:00'),
  workEnd: at('17:00'),
  postedStart: at('09:00'),
  postedEnd: at('17:00'),
  punches: [{ type: 'CLOCK_IN', time: at('09:00') }],
  breaks: [],
  unpaidBreakMinutes: 30,
};

const clockedIn = (time: string): Partial<WorkSoFar> => ({ punches: [{ type: 'CLOCK_IN', time: at(time) }] });

/** "13:00, 240 min" */
const pay = (reason: SendHomeReason, now: string, change: Partial<WorkSoFar> = {}) => {
  const { until, minutes } = payWhenSentHome({ ...work, ...change }, reason, at(now));
  return `${until.toString().slice(11, 16)}, ${minutes} min`;
};

test.each(['FEWER_PROS_NEEDED', 'OTHER'] as const)('%s pays at least 4 hours', (reason) => {
  expect(pay(reason, '10:00')).toBe('13:00, 240 min');
});

test('a shift shorter than 4 hours pays its posted time, without the unpaid break', () => {
  expect(pay('OTHER', '10:00', { workEnd: at('12:00'), postedEnd: at('12:00') })).toBe('12:00, 150 min');
});

test('more than 4 hours of work pay the worked time, without the unpaid break', () => {
  expect(pay('FEWER_PROS_NEEDED', '15:00')).toBe('15:00, 330 min');
});

test.each(['ATTIRE', 'CONDUCT'] as const)('%s pays the worked time only', (reason) => {
  expect(pay(reason, '10:00')).toBe('10:00, 30 min');
  expect(pay(reason, '09:20')).toBe('09:20, 0 min');
});

test.each([
  ['09:15', '13:00, 240 min'],
  ['09:16', '10:00, 14 min'],
])('a pro who clocked in at %s and is sent home for being late is paid until %s', (clockIn, paid) => {
  expect(pay('LATE', '10:00', clockedIn(clockIn))).toBe(paid);
});

test('a pro without a clock-in counts as late from now', () => {
  expect(pay('LATE', '09:10', { punches: [] })).toBe('13:00, 240 min');
  expect(pay('LATE', '09:20', { punches: [] })).toBe('09:20, 0 min');
});

describe('the worked time', () => {
  test('the worked time begins with the clock-in of a pro who came late', () => {
    expect(pay('OTHER', '16:00', clockedIn('10:00'))).toBe('16:00, 330 min');
  });

  test('the worked time leaves out the recorded breaks instead of the unpaid one, the current one until now', () => {
    const breaks = [
      { start: at('11:00'), end: at('11:45') },
      { start: at('15:50'), end: null },
    ];
    expect(pay('OTHER', '16:00', { breaks })).toBe('16:00, 365 min');
  });

  test('the worked time leaves out the minutes of two overlapping breaks once', () => {
    const breaks = [
      { start: at('11:30'), end: at('12:00') },
      { start: at('11:00'), end: at('11:45') },
    ];
    expect(pay('OTHER', '16:00', { breaks })).toBe('16:00, 360 min');
  });

  test('the worked time ignores a break from before the clock-in', () => {
    const change = { ...clockedIn('10:00'), breaks: [{ start: at('09:10'), end: at('09:30') }] };
    expect(pay('OTHER', '16:00', change)).toBe('16:00, 360 min');
  });

  test('the worked time is nothing at the start', () => {
    expect(pay('CONDUCT', '09:00')).toBe('09:00, 0 min');
  });

  const again: WorkSoFar['punches'] = [
    { type: 'CLOCK_IN', time: at('09:00') },
    { type: 'CLOCK_OUT', time: at('11:00') },
    { type: 'CLOCK_IN', time: at('12:00') },
  ];

  test('the worked time leaves out the gap between two clock-ins, of which the unpaid break is a part', () => {
    expect(pay('OTHER', '16:00', { punches: again })).toBe('16:00, 360 min');
    expect(pay('OTHER', '16:00', { punches: again, unpaidBreakMinutes: 75 })).toBe('16:00, 345 min');
  });

  test('the worked time leaves out a break only as far as that is outside of the gap between two clock-ins', () => {
    const breaks = [{ start: at('10:30'), end: at('11:30') }];
    expect(pay('OTHER', '16:00', { punches: again, breaks })).toBe('16:00, 330 min');
  });
});

test('hours that a manager changed before do not change the minimum', () => {
  const change: Partial<WorkSoFar> = { workStart: at('10:00'), workEnd: at('12:00'), ...clockedIn('10:00') };
  expect(pay('OTHER', '11:00', change)).toBe('12:00, 240 min');
  expect(pay('LATE', '11:00', change)).toBe('11:00, 30 min');
});
