import { expect, test } from 'vitest';
import { isWellFormed, newApiToken } from './apiTokenSecret.ts';

test('a new API token starts with brg_ and carries its own checksum', () => {
  const token = newApiToken();

  expect(token).toMatch(/^brg_[0-9A-Za-z]{36}$/);
  expect(isWellFormed(token)).toBe(true);
  expect(newApiToken()).not.toBe(token);
});

test('the checksum of an API token stays the same across releases', () => {
  expect(isWellFormed('brg_0000000000000000000000000000002C8GjS')).toBe(true);
});

test.each([
  [
    'one character differs',
    (token: string) => token.replace(/.(?=.{10}$)/, (one) => (one === 'a' ? 'b' : 'a')),
  ],
  ['the end is missing', (token: string) => token.slice(0, -1)],
  ['a character follows', (token: string) => `${token}0`],
  ['the prefix is another', (token: string) => token.replace('brg_', 'ghp_')],
])('an API token is not well-formed if %s', (_how, change) => {
  expect(isWellFormed(change(newApiToken()))).toBe(false);
});
