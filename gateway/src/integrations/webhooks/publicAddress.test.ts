import { expect, test } from 'vitest';
import { isLoopback, isPublicAddress } from './publicAddress.ts';

test.each(['8.8.8.8', '172.15.255.255', '172.32.0.0', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450::1'])(
  'webhooks may call %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'hooks.example.com',
  '',
])('webhooks may not call %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['10.0.0.1', false],
  ['::ffff:127.0.0.1', false],
])('whether %s is this machine: %s', (address, isOwn) => {
  expect(isLoopback(address)).toBe(isOwn);
});
