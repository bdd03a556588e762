import { expect, test } from 'vitest';
import { positionPrecision } from './positionPrecision.ts';

test.each([
  [5, 'FINE'],
  [200, 'FINE'],
  [200.1, 'COARSE'],
  [2000, 'COARSE'],
] as const)('a position that can be off by %d m is %s', (meters, precision) => {
  expect(positionPrecision(meters)).toBe(precision);
});
