import { Agent, createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createDrain, type Drain } from './drain.ts';

interface Drained {
  readonly agent: Agent;
  readonly drain: Drain['drain'];
  readonly get: () => Promise<IncomingMessage>;
}

async function start(listener: RequestListener): Promise<Drained> {
  const server = createServer();
  const { drain, track } = createDrain(server);
  server.on('request', track(listener));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, host: '127.0.0.1', agent }, resolve).on('error', reject).end();
    });
  return { agent, drain, get };
}

const respondOk: RequestListener = (_, response) => response.end('ok');

test('a request on a kept connection is answered while the server lingers, with Connection: close', async () => {
  const { drain, get } = await start(respondOk);
  const before = await get();
  expect(before.headers.connection).toBe('keep-alive');
  await text(before);
  const linger = Promise.withResolvers<void>();
  const drained = drain({ linger: linger.promise, limit: 60_000 });

  const during = await get();
  expect(during.headers.connection).toBe('close');
  expect(await text(during)).toBe('ok');
  expect(await text(await get())).toBe('ok');
  linger.resolve();
  await drained;
  await expect(get()).rejects.toThrow('ECONNREFUSED');
});

test('an answer under way is completed with Connection: close', async () => {
  const started = Promise.withResolvers<() => void>();
  const { drain, get } = await start((_, response) => {
    started.resolve(() => response.end('late'));
  });
  const response = get();
  const finish = await started.promise;
  const drained = drain({ linger: Promise.resolve(), limit: 60_000 });
  finish();
  const { headers } = await response;
  expect(headers.connection).toBe('close');
  expect(await text(await response)).toBe('late');
  await drained;
});

test('an answer that never ends is cut after the limit', async () => {
  const started = Promise.withResolvers<void>();
  const { drain, get } = await start(() => started.resolve());
  const response = get();
  response.catch(() => undefined);
  await started.promise;
  await drain({ linger: Promise.resolve(), limit: 1 });
  await expect(response).rejects.toThrow(/socket hang up|ECONN/);
});
