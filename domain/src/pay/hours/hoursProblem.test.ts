import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { hoursProblem } from './hoursProblem.ts';

const start = Temporal.Instant.from('2026-03-03T15:00Z');

test.each([
  [0, 'The end must be after the start.'],
  [-60, 'The end must be after the start.'],
  [1, null],
  [960, null],
  [961, 'At most 16 hours can be paid.'],
])('hours of %d minutes: %s', (minutes, problem) => {
  expect(hoursProblem(start, start.add({ minutes }))).toBe(problem);
});
