import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dollarsToCents, formatMoney } from './money.ts';

describe('dollarsToCents', () => {
  test.each([
    [24.5, 2450],
    [0, 0],
    [0.1, 10],
    [0.29, 29],
    [1.005, 101],
    [1.004999, 100],
    [8.575, 858],
    [-1.005, -101],
    [-0.001, 0],
    [1e-7, 0],
    [999_999_999_999.99, 99_999_999_999_999],
  ])('%d dollars are %d cents', (dollars, cents) => {
    expect(dollarsToCents(dollars)).toBe(cents);
  });

  test('gives back any whole number of cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (cents) => {
        expect(dollarsToCents(cents / 100)).toBe(cents);
      }),
    );
  });

  test.each([Number.NaN, Infinity, -Infinity, 1e21])('refuses %d', (dollars) => {
    expect(() => dollarsToCents(dollars)).toThrow(RangeError);
  });
});

describe('formatMoney', () => {
  test.each([
    [2450, 'USD', '$24.50'],
    [245000, 'USD', '$2,450.00'],
    [0, 'USD', '$0.00'],
    [-5, 'USD', '-$0.05'],
    [1999, 'EUR', '€19.99'],
  ])('%d cents in %s are %s', (cents, currency, text) => {
    expect(formatMoney(cents, currency)).toBe(text);
    expect(formatMoney(cents, currency)).toBe(text);
  });

  test('refuses what is no currency code', () => {
    expect(() => formatMoney(1, 'dollars')).toThrow(RangeError);
  });
});
