import { expect, test } from 'vitest';
import { countedHours, isWithinBreak } from './countedHours.ts';

const workingHours = { startTime: '2026-03-06T17:00:00Z', endTime: '2026-03-06T23:00:00Z' };
const clockIn = (time: string) => ({ type: 'CLOCK_IN', time: `2026-03-06T${time}:00Z`, isAutomatic: false });
const clockOut = (time: string, isAutomatic = false) => ({
  type: 'CLOCK_OUT',
  time: `2026-03-06T${time}:00Z`,
  isAutomatic,
});

test.each([
  ['no punches', [], false, '17:00', '23:00'],
  ['an early clock-in and a late clock-out', [clockIn('16:50'), clockOut('23:40')], false, '17:00', '23:40'],
  ['a late clock-in and an early clock-out', [clockIn('17:20'), clockOut('21:00')], false, '17:20', '21:00'],
  ['no clock-out', [clockIn('17:20')], false, '17:20', '23:00'],
  ['an automatic clock-out', [clockIn('17:00'), clockOut('23:59', true)], false, '17:00', '23:00'],
  ['hours that a manager set', [clockIn('17:20'), clockOut('21:00')], true, '17:00', '23:00'],
])('the hours that count with %s', (_what, timePunches, isAdjusted, start, end) => {
  const hours = countedHours({ workingHours, timePunches, isAdjusted });
  expect([hours.start, hours.end].map((time) => time.toString().slice(11, 16))).toEqual([start, end]);
});

const twice = [clockIn('17:00'), clockOut('19:00'), clockIn('20:00'), clockOut('23:00')];

test('a second clock-in leaves a gap', () => {
  const { start, end, gaps } = countedHours({ workingHours, timePunches: twice, isAdjusted: false });
  const shown = [{ start, end }, ...gaps].map((one) =>
    [one.start, one.end].map((time) => time.toString().slice(11, 16)),
  );
  expect(shown).toEqual([
    ['17:00', '23:00'],
    ['19:00', '20:00'],
  ]);
});

test('hours that a manager set, and a clock-out before the start, leave no gaps', () => {
  expect(countedHours({ workingHours, timePunches: twice, isAdjusted: true }).gaps).toEqual([]);
  const early = [clockIn('16:50'), clockOut('16:55'), clockIn('17:00'), clockOut('23:00')];
  expect(countedHours({ workingHours, timePunches: early, isAdjusted: false }).gaps).toEqual([]);
});

test.each([
  [60, true],
  [59, false],
])('a gap of an hour is within an unpaid break of %s minutes: %s', (unpaidBreakMinutes, isWithin) => {
  const start = Temporal.Instant.from('2026-03-07T12:00Z');
  const gaps = [{ start, end: start.add({ hours: 1 }) }];

  expect(isWithinBreak({ gaps }, unpaidBreakMinutes)).toBe(isWithin);
});
