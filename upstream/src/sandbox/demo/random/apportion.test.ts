import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportion } from './apportion.ts';

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

test('parts add up to the total and stay within their limits', () => {
  const share = fc.record({
    weight: fc.double({ min: 0.1, max: 50, noNaN: true }),
    least: fc.nat(5),
    room: fc.nat(40),
  });
  fc.assert(
    fc.property(
      fc.array(share, { minLength: 1, maxLength: 40 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (drawn, fill) => {
        const shares = drawn.map(({ weight, least, room }) => ({ weight, least, most: least + room }));
        const least = sum(shares.map((one) => one.least));
        const most = sum(shares.map((one) => one.most));
        const total = Math.round(least + (most - least) * fill);
        const parts = apportion(total, shares);
        expect(sum(parts)).toBe(total);
        for (const [index, one] of shares.entries()) {
          expect(parts[index]).toBeGreaterThanOrEqual(one.least);
          expect(parts[index]).toBeLessThanOrEqual(one.most);
        }
      },
    ),
  );
});

test('a share with more weight gets more', () => {
  const [light = 0, heavy = 0] = apportion(40, [
    { weight: 1, least: 0, most: 100 },
    { weight: 3, least: 0, most: 100 },
  ]);
  expect([light, heavy]).toEqual([10, 30]);
});

test('rejects a total that does not fit', () => {
  expect(() => apportion(5, [{ weight: 1, least: 0, most: 4 }])).toThrow(RangeError);
  expect(() => apportion(1, [{ weight: 1, least: 2, most: 4 }])).toThrow(RangeError);
});
