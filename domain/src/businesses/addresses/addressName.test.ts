import { expect, test } from 'vitest';
import { addressName } from './addressName.ts';

test.each([
  [' Rooftop bar ', 'Rooftop bar'],
  ['', null],
  ['   ', null],
  ['x'.repeat(100), 'x'.repeat(100)],
])('the address name %j is %j', (text, name) => {
  expect(addressName.parse(text)).toBe(name);
});

test('an address name of more than 100 characters is refused', () => {
  expect(addressName.safeParse('x'.repeat(101)).error?.issues[0]?.message).toBe('At most 100 characters');
});
