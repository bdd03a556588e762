import { expect, test } from 'vitest';
import { scopesOfToken, tokenName, tokenNetworks } from './tokenRules.ts';

test.each([
  ['Payroll', true],
  ['  ', false],
  ['x'.repeat(61), false],
])('whether an API token may be named %j: %s', (name, isValid) => {
  expect(tokenName.safeParse(name).success).toBe(isValid);
});

test.each([
  [[], true],
  [['203.0.113.7', '203.0.113.0/24', '2001:db8::1', '2001:db8::/32'], true],
  [['example.com'], false],
  [['203.0.113.0/33'], false],
  [Array.from({ length: 21 }, () => '203.0.113.7'), false],
])('whether an API token may be bound to the networks %j: %s', (networks, isValid) => {
  expect(tokenNetworks.safeParse(networks).success).toBe(isValid);
});

test('an API token has at least one scope', () => {
  expect(scopesOfToken.safeParse([]).success).toBe(false);
  expect(scopesOfToken.safeParse(['READ', 'PAY']).success).toBe(true);
  expect(scopesOfToken.safeParse(['PAY']).success).toBe(false);
});
