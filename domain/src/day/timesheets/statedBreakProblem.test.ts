import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { statedBreakProblem } from './statedBreakProblem.ts';

const at = (time: string) => Temporal.Instant.from(`2026-03-03T${time}Z`);
const span = (start: string, end: string) => ({ start: at(start), end: at(end) });
const hours = span('15:00', '23:00');
const outside = 'The break must be within the hours.';

test.each([
  ['18:00', '18:30', null, null],
  ['15:00', '15:10', null, null],
  ['22:30', '23:00', null, null],
  ['19:30', '20:00', null, null],
  ['20:30', '21:00', null, null],
  ['18:00', '18:00', 'endTime', 'The break must end after its start.'],
  ['18:00', '17:30', 'endTime', 'The break must end after its start.'],
  ['14:00', '22:30', 'endTime', 'A break cannot be longer than the shift.'],
  ['14:30', '15:30', 'startTime', outside],
  ['23:10', '23:20', 'startTime', outside],
  ['22:30', '23:10', 'endTime', outside],
  ['19:45', '20:15', 'startTime', 'Breaks cannot overlap.'],
  ['20:15', '20:45', 'startTime', 'Breaks cannot overlap.'],
])('a break from %s to %s: %s, %s', (start, end, field, message) => {
  const problem = statedBreakProblem(span(start, end), { earlier: [span('20:00', '20:30')], hours });

  expect(problem).toEqual(field === null ? null : { field, message });
});
