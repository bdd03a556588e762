import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './clientAddress.ts';

function request(peer: string, forwarded?: string): IncomingMessage {
  return { socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwarded } } as never;
}

const proxies = ['10.0.0.1', '10.0.0.2'];

test.for([
  ['203.0.113.7', undefined, '203.0.113.7', 'the peer'],
  ['::ffff:203.0.113.7', undefined, '203.0.113.7', 'the peer, in its plain form'],
  ['203.0.113.7', '198.51.100.9', '203.0.113.7', 'the peer, whatever it claims'],
  ['10.0.0.1', '198.51.100.9', '198.51.100.9', 'the client named by a proxy'],
  ['10.0.0.1', '6.6.6.6, 198.51.100.9, 10.0.0.2', '198.51.100.9', 'the client seen by the outermost proxy'],
  ['10.0.0.1', undefined, '10.0.0.1', 'a proxy that asks for itself'],
] as const)('the client address of %s with %s is %s: %s', ([peer, forwarded, address]) => {
  expect(clientAddress(request(peer, forwarded), proxies)).toBe(address);
});
