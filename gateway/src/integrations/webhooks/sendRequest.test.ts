import type { LookupAddress } from 'node:dns';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startWebhookReceiver } from '../../testing/webhookReceiver.ts';
import { guardedAgent } from './guardedAgent.ts';
import { sendRequest } from './sendRequest.ts';

const receiver = await startWebhookReceiver();
afterAll(() => receiver.close());
beforeEach(() => receiver.respond());

interface Sending {
  readonly allowsLoopback?: boolean;
  /** What each look-up of a name finds, in order. */
  readonly found?: readonly (readonly string[])[];
  readonly signal?: AbortSignal;
}

const never = new AbortController().signal;
const familyOf = (address: string) => (address.includes(':') ? 6 : 4);

function agentFinding({ allowsLoopback = true, found = [] }: Sending) {
  let lookups = 0;
  const agent = guardedAgent({
    allowsLoopback,
    connectTimeout: 10_000,
    findAddresses(_name, callback) {
      const addresses = found[lookups] ?? [];
      lookups += 1;
      const error = addresses.length === 0 ? Object.assign(new Error(), { code: 'ENOTFOUND' }) : null;
      callback(
        error,
        addresses.map((address): LookupAddress => ({ address, family: familyOf(address) })),
      );
    },
  });
  onTestFinished(() => agent.close());
  return agent;
}

const send = (url: string, sending: Sending = {}, agent = agentFinding(sending)) =>
  sendRequest({ url, headers: { 'webhook-id': 'msg_1' }, body: '{}' }, agent, sending.signal ?? never);

const notPublic = { outcome: 'failed', failure: 'NOT_PUBLIC' };
const byName = `http://hooks.example.com:${receiver.port}/in`;

describe('only public addresses are called:', () => {
  test.each([
    ['an address of this machine', receiver.url],
    ['one of IPv6', `http://[::1]:${receiver.port}/`],
    ['one that is written as a number', `http://2130706433:${receiver.port}/`],
    ['a private address', 'http://10.0.0.1/'],
    ['the address of a cloud’s metadata', 'http://169.254.169.254/latest/meta-data/'],
  ])('a webhook does not call %s', async (_what, url) => {
    expect(await send(url, { allowsLoopback: false })).toEqual(notPublic);
    expect(receiver.received).toEqual([]);
  });

  test('a webhook does not call a name with a private address among public ones', async () => {
    expect(await send(byName, { found: [['8.8.8.8', '10.0.0.1']] })).toEqual(notPublic);
  });

  test('a name is looked up once for each connection, and its checked address is connected to', async () => {
    const sending = { found: [['127.0.0.1'], ['10.0.0.1']] };
    const agent = agentFinding(sending);

    expect(await send(byName, sending, agent)).toMatchObject({ outcome: 'responded', status: 204 });
    expect(receiver.received).toMatchObject([
      { path: '/in', headers: { host: `hooks.example.com:${receiver.port}`, connection: 'close' } },
    ]);
    expect(await send(byName, sending, agent)).toEqual(notPublic);
  });

  test('a webhook does not call a name of this machine, unless that is allowed', async () => {
    const sending = { found: [['127.0.0.1']], allowsLoopback: false };

    expect(await send(byName, sending)).toEqual(notPublic);
  });
});

test('what is sent is JSON with the headers of its signature', async () => {
  await send(receiver.url);

  expect(receiver.received).toMatchObject([
    {
      method: 'POST',
      body: '{}',
      headers: {
        'webhook-id': 'msg_1',
        'content-type': 'application/json',
        'user-agent': 'Brigade-Webhooks',
      },
    },
  ]);
});

test('a redirect is a response, and is not followed', async () => {
  receiver.respond((_, response) => response.writeHead(307, { location: '/elsewhere' }).end());

  expect(await send(receiver.url)).toMatchObject({ outcome: 'responded', status: 307 });
  expect(receiver.received).toHaveLength(1);
});

test('the beginning of the response is kept, as text that can be stored', async () => {
  receiver.respond((_, response) => {
    response.writeHead(503, { 'retry-after': '120' });
    response.end(`\0${'x'.repeat(5_000)}`);
  });

  expect(await send(receiver.url)).toEqual({
    outcome: 'responded',
    status: 503,
    answer: `\uFFFD${'x'.repeat(999)}`,
    retry_after_seconds: 120,
  });
});

test('only the beginning of an endless response is read', async () => {
  receiver.respond((_, response) => {
    const write = () => {
      while (response.write('x'.repeat(64_000)));
    };
    response.on('drain', write);
    write();
  });

  expect(await send(receiver.url)).toMatchObject({ outcome: 'responded', status: 200 });
});

test('a receiver that never responds is given up when time is over', async () => {
  const over = new AbortController();
  receiver.respond(() => over.abort());

  expect(await send(receiver.url, { signal: over.signal })).toEqual({
    outcome: 'failed',
    failure: 'TIMEOUT',
  });
});

test('a receiver whose response breaks off after its status has responded', async () => {
  receiver.respond((_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('Tha', () => response.socket?.end());
  });

  expect(await send(receiver.url)).toEqual({ outcome: 'responded', status: 200, answer: 'Tha' });
});

test('a name without an address, a closed port and a server without a certificate are different failures', async () => {
  const tls = createTlsServer();
  await new Promise<void>((resolve) => tls.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void tls.close());
  const { port } = tls.address() as AddressInfo;
  const gone = await startWebhookReceiver();
  await gone.close();

  expect(await send(byName)).toEqual({ outcome: 'failed', failure: 'NAME_NOT_FOUND' });
  expect(await send(gone.url)).toEqual({ outcome: 'failed', failure: 'CONNECTION' });
  expect(await send(`https://127.0.0.1:${port}/`)).toMatchObject({ outcome: 'failed' });
});
