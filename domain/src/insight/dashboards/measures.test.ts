import { expect, test } from 'vitest';
import { dashboardNames } from './dashboardNames.ts';
import { costPerHour, formatFigure, meanMinutesToFill, measuresOf, percentOf } from './measures.ts';

test('every dashboard has different measures, and shows some of them above its picture', () => {
  for (const name of dashboardNames) {
    const keys = measuresOf(name).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(measuresOf(name).filter(({ isMain }) => isMain).length).toBeGreaterThanOrEqual(3);
  }
});

test.each([
  [1, 3, 33.3],
  [0, 3, 0],
  [0, 0, null],
])('%s of %s is %s percent', (part, whole, expected) => {
  expect(percentOf(part, whole)).toBe(expected);
});

test.each([
  [10_000, 240, 2500],
  [10_000, 0, null],
])('%s cents for %s minutes are %s cents an hour', (cents, minutes, expected) => {
  expect(costPerHour(cents, minutes)).toBe(expected);
});

test.each([
  [100, 3, 33],
  [0, 0, null],
])('%s minutes of %s filled gigs are %s minutes to fill', (minutes, gigs, expected) => {
  expect(meanMinutesToFill(minutes, gigs)).toBe(expected);
});

test.each([
  [123_456, 'money', '$1,234.56'],
  [90, 'hours', '1.5 h'],
  [45, 'duration', '45 min'],
  [119, 'duration', '1 h 59 min'],
  [750, 'duration', '12.5 h'],
  [2880, 'duration', '2 days'],
  [5040, 'duration', '3.5 days'],
  [1234, 'count', '1,234'],
  [33.3, 'percent', '33.3%'],
  [null, 'percent', '–'],
  [undefined, 'count', '–'],
] as const)('%s as %s reads %s', (value, kind, expected) => {
  expect(formatFigure(value, kind)).toBe(expected);
});
