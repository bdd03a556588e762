import { expect, test } from 'vitest';
import { familyOf, isInNetworks, isNetwork } from './network.ts';

test.each(['203.0.113.7', '203.0.113.0/24', '0.0.0.0/0', '2001:db8::1', '2001:db8::/32', '::/0'])(
  '%s is a network',
  (text) => expect(isNetwork(text)).toBe(true),
);

test.each([
  '',
  'example.com',
  '203.0.113.0/33',
  '203.0.113.0/',
  '203.0.113.0/24/8',
  '2001:db8::/129',
  '::1/-1',
  '::ffff:203.0.113.7',
  '::ffff:203.0.113.0/120',
  '0:0:0:0:0:ffff:cb00:7107',
  'fe80::1%eth0',
])('%j is not a network', (text) => expect(isNetwork(text)).toBe(false));

test.each([
  ['203.0.113.7', ['203.0.113.0/24'], true],
  ['203.0.114.7', ['203.0.113.0/24'], false],
  ['::ffff:203.0.113.7', ['198.51.100.1', '203.0.113.7'], true],
  ['2001:db8:1::5', ['2001:db8::/32'], true],
  ['2001:db9::5', ['2001:db8::/32'], false],
  ['203.0.113.7', ['::/0'], false],
])('whether %s is in %j: %s', (address, networks, expected) => {
  expect(isInNetworks(address, networks)).toBe(expected);
});

test('an IPv4 address that is mapped into IPv6 counts as IPv4', () => {
  expect([familyOf('203.0.113.7'), familyOf('::ffff:203.0.113.7'), familyOf('2001:db8::1')]).toEqual([
    'IPv4',
    'IPv4',
    'IPv6',
  ]);
});
