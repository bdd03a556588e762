import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { breakChangeProblem } from './breakChangeProblem.ts';
import type { WorkTimes } from './workTimes.ts';

const at = (time: string) => Temporal.Instant.from(`2026-05-0${time}:00Z`);
const span = (start: string, end: string | null) => ({
  start: at(start),
  end: end === null ? null : at(end),
});

/** At work from 9:02 to 16:00, with breaks at noon and at 2 pm. */
const day: WorkTimes = {
  workStart: at('1T09:00'),
  workEnd: at('1T17:00'),
  punches: [
    { type: 'CLOCK_IN', time: at('1T09:02') },
    { type: 'CLOCK_OUT', time: at('1T16:00') },
  ],
  breaks: [span('1T12:00', '1T12:30'), span('1T14:00', '1T14:10')],
};
const atWork: WorkTimes = { ...day, punches: day.punches.slice(0, 1) };
const alone: WorkTimes = { ...atWork, breaks: day.breaks.slice(0, 1) };
const onBreak: WorkTimes = { ...atWork, breaks: [...day.breaks, span('1T15:00', null)] };

type Case = readonly [
  what: string,
  work: WorkTimes,
  start: string,
  end: string | null,
  problem: object | null,
];

const startTime = (message: string) => ({ field: 'startTime', message });
const endTime = (message: string) => ({ field: 'endTime', message });
const outside = startTime('The break must start while the pro is at work.');
const overlap = 'Breaks cannot overlap.';

test.each<Case>([
  ['to another time', day, '1T11:00', '1T11:20', null],
  ['to the same times', day, '1T12:00', '1T12:30', null],
  ['before the clock-in', day, '1T09:01', '1T12:30', outside],
  ['to the clock-in', day, '1T09:02', '1T12:30', null],
  ['after the clock-out', day, '1T16:00', '1T16:30', outside],
  ['into another break', day, '1T14:05', '1T14:30', startTime(overlap)],
  ['until another break', day, '1T13:30', '1T14:00', null],
  ['over another break', day, '1T13:30', '1T14:01', endTime(overlap)],
  ['after another break', day, '1T14:10', '1T14:20', null],
  ['into the break that the pro is on', onBreak, '1T15:10', '1T15:20', startTime(overlap)],
  ['to an end before its start', day, '1T12:00', '1T12:00', endTime('The break must end after its start.')],
  ['to the clock-out', day, '1T15:00', '1T16:00', null],
  ['beyond the clock-out', day, '1T15:00', '1T16:01', endTime('The break must end before the clock-out.')],
  ['to the length of the shift', alone, '1T12:00', '1T20:00', null],
  ['beyond that', alone, '1T12:00', '1T20:01', endTime('A break cannot be longer than the shift.')],
])('a break moves %s', (_what, work, start, end, problem) => {
  const change = { was: at('1T12:00'), ...span(start, end) };
  expect(breakChangeProblem(work, change, at('3T00:00'))).toEqual(problem);
});

test.each<Case>([
  ['to another time', onBreak, '1T14:50', null, null],
  ['to the same time', onBreak, '1T15:00', null, null],
  ['before another break', onBreak, '1T13:50', null, startTime(overlap)],
  ['and ends', onBreak, '1T15:00', '1T15:10', null],
])('the break that the pro is on moves %s', (_what, work, start, end, problem) => {
  const change = { was: at('1T15:00'), ...span(start, end) };
  expect(breakChangeProblem(work, change, at('3T00:00'))).toEqual(problem);
});

test.each([
  ['12:10', '12:20', null],
  ['12:10', '12:22', endTime('This time is in the future.')],
  ['12:22', '12:40', startTime('This time is in the future.')],
])('a break from %s to %s, seen from 12:20: %o', (start, end, problem) => {
  const work = { ...atWork, breaks: [span('1T12:00', '1T12:15')] };
  const change = { was: at('1T12:00'), ...span(`1T${start}`, `1T${end}`) };
  expect(breakChangeProblem(work, change, at('1T12:20'))).toEqual(problem);
});

test('what is wrong with a break that another manager has deleted is for the server to say', () => {
  const change = { was: at('1T11:00'), ...span('1T05:00', '1T04:00') };
  expect(breakChangeProblem(day, change, at('3T00:00'))).toBeNull();
});
