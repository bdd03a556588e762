import { expect, test } from 'vitest';
import { overfillPositions } from './overfillPositions.ts';

test.each([0, 1, 20])('%d overfill positions are taken', (positions) => {
  expect(overfillPositions.parse(positions)).toBe(positions);
});

test.each([-1, 21, 1.5, Number.NaN, '3'])('%j overfill positions are refused', (positions) => {
  expect(overfillPositions.safeParse(positions).error?.issues.map(({ message }) => message)).toEqual([
    'Enter 0 to 20 positions',
  ]);
});
