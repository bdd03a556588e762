import { expect, test } from 'vitest';
import { isLoopbackHost, isPrivateHost } from './isPrivateHost.ts';

test.each([
  ['8.8.8.8', false, false],
  ['172.32.0.1', false, false],
  ['[2606:4700:4700::1111]', false, false],
  ['hooks.example.com', false, false],
  ['localhost.example.com', false, false],
  ['10.0.0.1', true, false],
  ['167772161', true, false],
  ['0x0a.1', true, false],
  ['169.254.169.254', true, false],
  ['172.31.255.255', true, false],
  ['192.168.1.1', true, false],
  ['255.255.255.255', true, false],
  ['[fd12:3456::1]', true, false],
  ['[fe80::1]', true, false],
  ['[::]', true, false],
  ['[::ffff:10.0.0.1]', true, false],
  ['[64:ff9b::a00:1]', true, false],
  ['[2001:db8::1]', true, false],
  ['127.0.0.1', true, true],
  ['127.9.9.9', true, true],
  ['2130706433', true, true],
  ['[::1]', true, true],
  ['localhost', true, true],
  ['LOCALHOST.', true, true],
  ['hooks.localhost', true, true],
])('whether %s is private: %s, and of the calling machine: %s', (host, isPrivate, isLoopback) => {
  const url = new URL(`https://${host}/`);

  expect([isPrivateHost(url), isLoopbackHost(url)]).toEqual([isPrivate, isLoopback]);
});
