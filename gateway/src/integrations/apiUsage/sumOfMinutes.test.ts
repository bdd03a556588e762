import { expect, test } from 'vitest';
import { sumOfMinutes } from './sumOfMinutes.ts';

test('minutes of several tokens add up, the earliest first', () => {
  const used = { operations: 1, refusals: 2, restCalls: 3, callSeconds: 0.5 };
  expect(
    sumOfMinutes([
      { ...used, startMs: 120_000, token: null },
      { ...used, startMs: 60_000, token: 12 },
      { ...used, startMs: 120_000, token: 12 },
    ]),
  ).toEqual([
    { ...used, startMs: 60_000 },
    { startMs: 120_000, operations: 2, refusals: 4, restCalls: 6, callSeconds: 1 },
  ]);
});
