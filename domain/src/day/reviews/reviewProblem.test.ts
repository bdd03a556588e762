import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { reviewProblem } from './reviewProblem.ts';

const workEnd = Temporal.Instant.from('2026-03-03T23:00:00Z');
const after = (hours: number) => workEnd.add({ hours });
const worked = { isConfirmed: true, hasCome: false, workEnd };

test.each([
  ['a pro at work', { ...worked, hasCome: true }, after(-1)],
  ['a pro without a clock-in from the end of the work', worked, after(0)],
  ['a pro until 14 days later', worked, after(14 * 24)],
])('%s can be rated', (_who, facts, now) => {
  expect(reviewProblem(facts, now)).toBeNull();
});

test.each([
  [
    'a pro who has not clocked in',
    worked,
    after(-1),
    'You can rate this pro once they have clocked in, or after the shift.',
  ],
  [
    'a pro who did not work',
    { ...worked, isConfirmed: false, hasCome: true },
    after(1),
    'Only a pro who worked the shift can be rated.',
  ],
  [
    'work of more than 14 days ago',
    { ...worked, hasCome: true },
    after(14 * 24).add({ seconds: 1 }),
    'Ratings close 14 days after the shift.',
  ],
])('%s cannot be rated', (_who, facts, now, problem) => {
  expect(reviewProblem(facts, now)).toBe(problem);
});
