import { expect, test } from 'vitest';
import { isNetwork, networksIn } from './network.ts';

test.each([
  '203.0.113.7',
  '203.0.113.0/24',
  '0.0.0.0/0',
  '255.255.255.255/32',
  '2001:db8::1',
  '::/0',
  '::1/128',
])('%s is a network', (text) => expect(isNetwork(text)).toBe(true));

test.each([
  '',
  'example.com',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.0/33',
  '203.0.113.0/',
  '203.0.113.0/24/8',
  '2001:db8::/129',
  '::1/-1',
  '01.2.3.4',
  '::ffff:203.0.113.7',
  '0:0:0:0:0:ffff:cb00:7107',
  ':::1',
  '::1]/x[::1',
])('%j is not a network', (text) => expect(isNetwork(text)).toBe(false));

test('networks are separated by commas, spaces or lines', () => {
  expect(networksIn(' 203.0.113.7,\n2001:db8::/32  198.51.100.1 ')).toEqual([
    '203.0.113.7',
    '2001:db8::/32',
    '198.51.100.1',
  ]);
  expect(networksIn('')).toEqual([]);
});
