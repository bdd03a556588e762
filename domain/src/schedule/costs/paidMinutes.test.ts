import { expect, test } from 'vitest';
import { paidMinutes } from './paidMinutes.ts';

test.each([
  [480, 0, 480],
  [480, 30, 450],
  [30, 60, 0],
])('%d minutes with %d of break: %d are paid', (minutes, unpaidBreakMinutes, expected) => {
  expect(paidMinutes(minutes, unpaidBreakMinutes)).toBe(expected);
});
