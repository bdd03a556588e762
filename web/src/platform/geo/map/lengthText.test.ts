import { expect, test } from 'vitest';
import { feet, isNoLength, lengthText, miles } from './lengthText.ts';

test.each([
  [0, '10 ft'],
  [3, '10 ft'],
  [50, '160 ft'],
  [200, '660 ft'],
  [1000, '3,280 ft'],
  [1600, '5,250 ft'],
  [1608, '1 mile'],
  [2000, '1.2 miles'],
  [3218.7, '2 miles'],
  [12_000, '7.5 miles'],
  [16_000, '9.9 miles'],
  [16_090, '10 miles'],
  [1_234_567, '767 miles'],
  [3_000_000, '1,864 miles'],
])('%d m read %s', (meters, text) => {
  expect(lengthText(meters)).toBe(text);
});

test('feet and miles have their meters', () => {
  expect(feet(10)).toBeCloseTo(3.048, 6);
  expect(miles(1)).toBeCloseTo(1609.344, 6);
});

test.each([
  [0, true],
  [1.5, true],
  [1.6, false],
])('whether %d m are no length: %s', (meters, isNone) => {
  expect(isNoLength(meters)).toBe(isNone);
});
