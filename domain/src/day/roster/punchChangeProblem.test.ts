import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { punchChangeProblem } from './punchChangeProblem.ts';
import type { WorkTimes } from './workTimes.ts';

const at = (time: string) => Temporal.Instant.from(`2026-05-0${time}:00Z`);
const punch = (type: 'CLOCK_IN' | 'CLOCK_OUT', time: string) => ({ type, time: at(time) });
const rest = (start: string, end: string | null) => ({
  start: at(start),
  end: end === null ? null : at(end),
});

/** At work from 9:02 to 12:00 and from 12:30 to 16:00. */
const day: WorkTimes = {
  workStart: at('1T09:00'),
  workEnd: at('1T17:00'),
  punches: [
    punch('CLOCK_IN', '1T09:02'),
    punch('CLOCK_OUT', '1T12:00'),
    punch('CLOCK_IN', '1T12:30'),
    punch('CLOCK_OUT', '1T16:00'),
  ],
  breaks: [rest('1T10:00', '1T10:15'), rest('1T14:00', '1T14:30')],
};
const atWork: WorkTimes = { ...day, punches: day.punches.slice(0, 1), breaks: day.breaks.slice(0, 1) };
const onBreak: WorkTimes = { ...day, breaks: [rest('1T15:00', null)] };
const onlyOut: WorkTimes = { ...day, punches: day.punches.slice(3), breaks: day.breaks };

const problemOf = (
  type: 'CLOCK_IN' | 'CLOCK_OUT',
  { work, was, time, now = '3T00:00' }: { work: WorkTimes; was: string; time: string; now?: string },
) => punchChangeProblem(work, { type, was: at(was), time: at(time) }, at(now));

type Case = readonly [what: string, work: WorkTimes, was: string, time: string, problem: string | null];

const future = 'This time is in the future.';
const order = 'The clock-out must be after the clock-in.';
const long = 'Work can last 16 hours at most.';

test.each<Case>([
  [
    '16 minutes before the start',
    day,
    '1T09:02',
    '1T08:44',
    'Pros can clock in from 15 minutes before the start.',
  ],
  ['15 minutes before the start', day, '1T09:02', '1T08:45', null],
  ['until its break', day, '1T09:02', '1T10:00', null],
  ['into its break', day, '1T09:02', '1T10:01', 'The break must start while the pro is at work.'],
  ['to its clock-out', day, '1T09:02', '1T12:00', order],
  ['after the next clock-in', day, '1T09:02', '1T12:45', order],
  [
    'to the previous clock-out',
    day,
    '1T12:30',
    '1T12:00',
    'The clock-in must be after the previous clock-out.',
  ],
  ['just after the previous clock-out', day, '1T12:30', '1T12:01', null],
  [
    'to the end of the shift',
    atWork,
    '1T09:02',
    '1T17:00',
    'The clock-in must be before the end of the shift.',
  ],
  [
    'past a break, while the pro is at work',
    atWork,
    '1T09:02',
    '1T16:59',
    'The break must start while the pro is at work.',
  ],
  [
    'too long before its clock-out',
    { ...day, punches: [punch('CLOCK_IN', '1T10:00'), punch('CLOCK_OUT', '2T01:30')], breaks: [] },
    '1T10:00',
    '1T09:29',
    long,
  ],
  ['that stays, though it is too early', day, '1T09:02', '1T09:02', null],
  ['that is not recorded any more', day, '1T09:03', '1T05:00', null],
])('a clock-in %s', (_what, work, was, time, problem) => {
  expect(problemOf('CLOCK_IN', { work, was, time })).toBe(problem);
});

test.each<Case>([
  ['to its clock-in', day, '1T12:00', '1T09:02', order],
  ['before its clock-in', day, '1T16:00', '1T12:29', order],
  ['into its break', day, '1T12:00', '1T10:14', 'The clock-out must be after the breaks.'],
  ['to the end of its break', day, '1T12:00', '1T10:15', null],
  [
    'before the break that the pro is on',
    onBreak,
    '1T16:00',
    '1T14:59',
    'The clock-out must be after the breaks.',
  ],
  ['just before the next clock-in', day, '1T12:00', '1T12:29', null],
  ['to the next clock-in', day, '1T12:00', '1T12:30', 'The clock-out must be before the next clock-in.'],
  ['16 hours after its clock-in', day, '1T16:00', '2T04:30', null],
  ['later than that', day, '1T16:00', '2T04:31', long],
  ['without a clock-in', onlyOut, '1T16:00', '1T15:00', null],
])('a clock-out %s', (_what, work, was, time, problem) => {
  expect(problemOf('CLOCK_OUT', { work, was, time })).toBe(problem);
});

test.each([
  ['1T10:00', null],
  ['1T10:01', null],
  ['1T10:02', future],
])('a clock-out at %s, seen from 10:00: %s', (time, problem) => {
  const work = { ...day, punches: [punch('CLOCK_IN', '1T09:02'), punch('CLOCK_OUT', '1T09:50')], breaks: [] };
  expect(problemOf('CLOCK_OUT', { work, was: '1T09:50', time, now: '1T10:00' })).toBe(problem);
});
