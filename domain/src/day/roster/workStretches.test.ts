import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { workStretches } from './workStretches.ts';

const punch = (text: string) => ({
  type: text.startsWith('in') ? ('CLOCK_IN' as const) : ('CLOCK_OUT' as const),
  time: Temporal.Instant.from(`2026-03-07T${text.slice(-5)}Z`),
});

const timeOfDay = (time: Temporal.Instant | null) => time?.toString().slice(11, 16) ?? 'now';

test.each<[string, string[], string[]]>([
  ['no punches', [], []],
  ['a clock-in', ['in 09:00'], ['09:00 to now']],
  ['a clock-in and a clock-out', ['in 09:00', 'out 12:00'], ['09:00 to 12:00']],
  [
    'a second clock-in',
    ['in 09:00', 'out 12:00', 'in 13:00', 'out 17:00'],
    ['09:00 to 12:00', '13:00 to 17:00'],
  ],
  ['a pro who is back', ['in 09:00', 'out 12:00', 'in 13:00'], ['09:00 to 12:00', '13:00 to now']],
  ['a clock-out between that was deleted', ['in 09:00', 'in 13:00', 'out 17:00'], ['09:00 to 17:00']],
  ['clock-outs without a clock-in', ['out 09:00', 'in 10:00', 'out 12:00', 'out 13:00'], ['10:00 to 12:00']],
])('the stretches of work of %s', (_whose, punches, stretches) => {
  const found = workStretches(punches.map(punch));
  expect(found.map(({ start, end }) => `${timeOfDay(start)} to ${timeOfDay(end)}`)).toEqual(stretches);
});
