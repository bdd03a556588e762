import { describe, expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import type { WorkTimes } from './workTimes.ts';
import { type TimeRecord, timeRecordProblem } from './timeRecordProblem.ts';

const at = (time: string) => Temporal.Instant.from(`2026-05-0${time}:00Z`);
const shift = { workStart: at('1T09:00'), workEnd: at('1T17:00') };
const punch = (type: 'CLOCK_IN' | 'CLOCK_OUT', time: string) => ({ type, time: at(time) });
const clockIn = punch('CLOCK_IN', '1T09:02');
const rest = (start: string, end: string | null) => ({
  start: at(start),
  end: end === null ? null : at(end),
});

const expected: WorkTimes = { ...shift, punches: [], breaks: [] };
const working: WorkTimes = { ...expected, punches: [clockIn] };
const rested: WorkTimes = { ...working, breaks: [rest('1T12:00', '1T12:30')] };
const onBreak: WorkTimes = { ...working, breaks: [rest('1T12:00', null)] };
const gone: WorkTimes = { ...working, punches: [clockIn, punch('CLOCK_OUT', '1T16:00')] };

type Case = readonly [what: string, work: WorkTimes, time: string, problem: string | null];

const problemOf = (kind: TimeRecord['kind'], work: WorkTimes, time: string, now = '3T00:00') =>
  timeRecordProblem(work, { kind, time: at(time) }, at(now));

test.each([
  ['1T10:01', null],
  ['1T10:02', 'This time is in the future.'],
])('a clock-in at %s, seen from 10:00: %s', (time, problem) => {
  expect(problemOf('clockIn', expected, time, '1T10:00')).toBe(problem);
});

describe('a clock-in', () => {
  const already = 'This pro has already clocked in.';
  test.each<Case>([
    [
      '16 minutes before the start',
      expected,
      '1T08:44',
      'Pros can clock in from 15 minutes before the start.',
    ],
    ['15 minutes before the start', expected, '1T08:45', null],
    ['before the end', expected, '1T16:59', null],
    ['at the end', expected, '1T17:00', 'The clock-in must be before the end of the shift.'],
    ['while the pro is in', working, '1T10:00', already],
    ['before the clock-in', working, '1T09:00', already],
    ['after the clock-out', gone, '1T16:30', null],
  ])('a clock-in %s', (_what, work, time, problem) => {
    expect(problemOf('clockIn', work, time)).toBe(problem);
  });
});

describe('a clock-out', () => {
  const before = 'The clock-out must be after the clock-in.';
  const already = 'This pro has already clocked out.';
  const breaks = 'The clock-out must be after the breaks.';
  test.each<Case>([
    ['without a clock-in', expected, '1T16:00', 'This pro has not clocked in.'],
    ['before the clock-in', working, '1T09:01', before],
    ['at the clock-in', working, '1T09:02', before],
    ['after the clock-in', working, '1T09:03', null],
    ['after another', gone, '1T16:30', already],
    ['before another', gone, '1T15:30', already],
    ['after 16 hours', working, '2T01:02', null],
    ['after more', working, '2T01:03', 'Work can last 16 hours at most.'],
    [
      'more than 16 hours after the first clock-in of a pro who came back',
      { ...gone, punches: [...gone.punches, punch('CLOCK_IN', '1T16:30')] },
      '2T01:03',
      'Work can last 16 hours at most.',
    ],
    ['in a break', rested, '1T12:29', breaks],
    ['at the end of a break', rested, '1T12:30', null],
    ['before the break that the pro is on', onBreak, '1T11:59', breaks],
    ['in the break that the pro is on, which ends with it', onBreak, '1T12:30', null],
    [
      'after a break in earlier hours',
      {
        ...working,
        punches: [...gone.punches, punch('CLOCK_IN', '1T16:10')],
        breaks: [rest('1T15:00', '1T16:00')],
      },
      '1T16:20',
      null,
    ],
  ])('a clock-out %s', (_what, work, time, problem) => {
    expect(problemOf('clockOut', work, time)).toBe(problem);
  });
});

describe('the start of a break', () => {
  const outside = 'The break must start while the pro is at work.';
  test.each<Case>([
    ['before the clock-in', working, '1T09:01', outside],
    ['at the clock-in', working, '1T09:02', null],
    ['after the clock-out', gone, '1T16:30', outside],
    ['in a break', rested, '1T12:29', 'Breaks cannot overlap.'],
    ['before a break', rested, '1T11:00', null],
    ['after a break', rested, '1T12:30', null],
    ['on break', onBreak, '1T13:00', 'This pro is already on break.'],
  ])('the start of a break %s', (_what, work, time, problem) => {
    expect(problemOf('startBreak', work, time)).toBe(problem);
  });
});

describe('the end of a break', () => {
  const notOnBreak = 'This pro is not on break.';
  const goneOnBreak = { ...gone, breaks: [rest('1T12:00', '1T16:00')] };
  test.each<Case>([
    ['without one', working, '1T13:00', notOnBreak],
    ['at its start', onBreak, '1T12:00', 'The break must end after its start.'],
    ['after its start', onBreak, '1T12:01', null],
    ['after the length of the shift', onBreak, '1T20:00', null],
    ['later than that', onBreak, '1T20:01', 'A break cannot be longer than the shift.'],
    ['of one that ended with the clock-out', goneOnBreak, '1T12:01', null],
    ['at the start of one that ended with the clock-out', goneOnBreak, '1T12:00', notOnBreak],
    ['of one that ended before the clock-out', { ...gone, breaks: rested.breaks }, '1T12:10', notOnBreak],
    ['of one that ended, at work', rested, '1T12:10', notOnBreak],
    [
      'of one that ended with the next, at work',
      { ...working, breaks: [rest('1T11:00', '1T12:00'), ...rested.breaks] },
      '1T11:30',
      null,
    ],
    [
      'of one that ended with the next, before the clock-out',
      { ...gone, breaks: [rest('1T11:00', '1T12:00'), ...rested.breaks] },
      '1T11:30',
      null,
    ],
    [
      'of one in earlier hours',
      {
        ...gone,
        punches: [...gone.punches, punch('CLOCK_IN', '1T16:10')],
        breaks: [...goneOnBreak.breaks, rest('1T16:20', '1T16:30')],
      },
      '1T12:10',
      null,
    ],
    ['at the clock-out', { ...gone, breaks: onBreak.breaks }, '1T16:00', null],
    ['after it', { ...gone, breaks: onBreak.breaks }, '1T16:01', 'The break must end before the clock-out.'],
    [
      'over another break',
      { ...working, breaks: [rest('1T11:00', null), ...rested.breaks] },
      '1T12:01',
      'Breaks cannot overlap.',
    ],
    [
      'before another break',
      { ...working, breaks: [rest('1T11:00', null), ...rested.breaks] },
      '1T12:00',
      null,
    ],
  ])('the end of a break %s', (_what, work, time, problem) => {
    expect(problemOf('endBreak', work, time)).toBe(problem);
  });
});
