import { expect, test } from 'vitest';
import { wireDecimal } from './wireDecimal.ts';

test.each([
  [24.5, 24.5],
  ['24.50', 24.5],
  ['-3', -3],
  ['0', 0],
])('%j is the number %d', (wire, number) => {
  expect(wireDecimal.parse(wire)).toBe(number);
});

test.each(['', ' 1', '1e3', '1,5', 'NaN', '0x10', '.5', true, null])('%j is no number', (wire) => {
  expect(wireDecimal.safeParse(wire).success).toBe(false);
});
