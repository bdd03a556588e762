import { expect, test } from 'vitest';
import { recordedTime } from './recordedTime.ts';

const now = new Date('2027-03-03T15:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test.each([
  ['an earlier time stays as it is', later(-5), later(-5)],
  ['a time within a minute from now counts as now', later(60), now],
  ['without a time it is now', undefined, now],
])('%s', (_what, requested, expected) => {
  expect(recordedTime(requested, now)).toEqual(expected);
});

test('refuses a time more than a minute from now', () => {
  expect(() => recordedTime(later(61), now)).toThrow('This time is in the future.');
});
