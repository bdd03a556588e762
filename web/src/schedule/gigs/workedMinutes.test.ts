import { expect, test } from 'vitest';
import { workedMinutes } from './workedMinutes.ts';

test.each([
  ['2026-11-20T22:00:00Z', '2026-11-21T04:00:00Z', 30, 330],
  ['2026-11-20T22:00:00Z', '2026-11-21T04:00:00Z', 0, 360],
  ['2026-11-20T22:00:00Z', '2026-11-20T22:20:00Z', 30, 0],
])('%s to %s with a break of %i minutes has %i paid minutes', (start, end, pause, minutes) => {
  expect(workedMinutes(start, end, pause)).toBe(minutes);
});
