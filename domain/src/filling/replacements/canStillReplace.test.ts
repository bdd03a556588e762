import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { canStillReplace } from './canStillReplace.ts';

const endTime = Temporal.Instant.from('2026-05-01T22:00:00Z');

test.each([
  ['2026-04-30T22:00:00Z', true],
  ['2026-05-01T20:30:00Z', true],
  ['2026-05-01T20:30:00.001Z', false],
  ['2026-05-01T22:00:00Z', false],
])('someone can still be replaced at %s: %s', (now, expected) => {
  expect(canStillReplace(endTime, Temporal.Instant.from(now))).toBe(expected);
});
