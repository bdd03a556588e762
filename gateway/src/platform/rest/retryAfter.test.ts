import { expect, test } from 'vitest';
import { retryAfterSeconds } from './retryAfter.ts';

const now = Date.parse('2026-03-01T12:00:00Z');

test.for([
  ['30', 30],
  ['0', 0],
  ['Sun, 01 Mar 2026 12:01:30 GMT', 90],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['soon', null],
  ['', null],
  [null, null],
] as const)('Retry-After %s asks for %s seconds', ([header, seconds]) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds);
});
