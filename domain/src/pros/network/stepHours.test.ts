import { expect, test } from 'vitest';
import { stepHours } from './stepHours.ts';

test.each([
  [0, 'Enter 1 to 336 hours'],
  [1, undefined],
  [1.5, 'Enter 1 to 336 hours'],
  [336, undefined],
  [337, 'Enter 1 to 336 hours'],
])('of %d hours a step says: %s', (hours, message) => {
  expect(stepHours.safeParse(hours).error?.issues[0]?.message).toBe(message);
});
