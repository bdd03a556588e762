import { expect, test } from 'vitest';
import { profileRate, sampleVisit, traceRate } from './sampling.ts';

/** Returns these numbers, one after the other. */
const numbers = (...given: number[]) => {
  const left = [...given];
  return () => left.shift() ?? Number.NaN;
};

test('one visit in ten is traced, and one trace in two has a profile', () => {
  expect([traceRate, profileRate]).toEqual([0.1, 0.5]);
});

test.each([
  [[0, 0], true, true],
  [[0.0999, 0.4999], true, true],
  [[0.0999, 0.5], true, false],
  [[0.1, 0], false, false],
  [[0.9999, 0], false, false],
])('with %j a visit is traced: %s, profiled: %s', (given, isTraced, isProfiled) => {
  expect(sampleVisit(numbers(...given))).toEqual({ isTraced, isProfiled });
});
