import { expect, test } from 'vitest';
import { secondsToLeaveRoom } from './runExport.ts';

const windowSeconds = 30;

test.each([
  [120, 0],
  [60, 0],
  [59, 1],
  [0, 15],
])('with %i of 120 seconds left, an export waits %i seconds', (left, seconds) => {
  expect(secondsToLeaveRoom({ left, limit: 120, windowSeconds, fullInSeconds: 0 })).toBe(seconds);
});
