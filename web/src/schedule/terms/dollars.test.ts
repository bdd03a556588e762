import { expect, test } from 'vitest';
import { centsOf, dollarsText } from './dollars.ts';

test.each([
  ['22', 2200],
  ['22.5', 2250],
  [' $ 14.99 ', 1499],
  ['0', 0],
  ['75.01', 7501],
])('the typed amount %j is %d cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

test.each(['', 'x', '22.555', '-5', '1,000', '.5', '1e3'])('%j is no amount', (text) => {
  expect(centsOf(text)).toBeNaN();
});

test.each([
  [2200, '22'],
  [2250, '22.50'],
  [1499, '14.99'],
])('%d cents are typed as %s', (cents, text) => {
  expect(dollarsText(cents)).toBe(text);
  expect(centsOf(text)).toBe(cents);
});
