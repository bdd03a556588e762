import { expect, test } from 'vitest';
import { addressName } from './addressName.ts';

test.each([
  [' Rooftop bar ', 'Rooftop bar'],
  ['', null],
  ['   ', null],
  ['x'.repeat(100), 'x'.repeat(100)],
])('%j is %j', (text, name) => {
  expect(addressName.parse(text)).toBe(name);
});

test('more than 100 characters are refused', () => {
  expect(addressName.safeParse('x'.repeat(101)).error?.issues[0]?.message).toBe('At most 100 characters');
});
