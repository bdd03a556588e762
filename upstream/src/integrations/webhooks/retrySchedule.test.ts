import { expect, test } from 'vitest';
import { nextAttempt } from './retrySchedule.ts';

const now = new Date('2026-03-02T15:00:00.000Z');
const seconds = (...parameters: [number, number, number?]) =>
  (nextAttempt(now, ...parameters).getTime() - now.getTime()) / 1000;

test.each([
  [1, 5],
  [2, 20],
  [3, 80],
  [7, 20_480],
  [8, 28_800],
  [30, 28_800],
])('after %i failures, the next attempt is due in %i seconds', (failures, delay) => {
  expect(seconds(failures, 0.5)).toBe(delay);
  expect([seconds(failures, 0), seconds(failures, 1)]).toEqual([delay * 0.8, delay * 1.2]);
});

test('the next attempt is not before the receiver asked for, up to eight hours', () => {
  expect(seconds(1, 0.5, 60)).toBe(60);
  expect(seconds(1, 0.5, 100_000)).toBe(28_800);
});
