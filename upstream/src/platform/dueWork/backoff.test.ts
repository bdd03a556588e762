import { expect, test } from 'vitest';
import { retryTime } from './backoff.ts';

test.each([
  [1, 15],
  [2, 30],
  [8, 1920],
  [9, 3600],
  [5000, 3600],
])('retries after %i failures in a row %i seconds later', (failures, seconds) => {
  expect(retryTime(new Date(0), failures)).toEqual(new Date(seconds * 1000));
});
