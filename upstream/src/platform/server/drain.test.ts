import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { buildServer } from '../../app/buildServer.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { createDrain } from './drain.ts';
import { getHealth, getReadiness } from './health.ts';
import { route } from './route.ts';

const { clock, database } = await startTestServer();

/** A server with a route that answers when the test says so, and a client that keeps its one connection. */
async function start() {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const getSlowly = () =>
    route({
      method: 'GET',
      url: '/slow',
      access: 'public',
      tags: ['health'],
      summary: 'Answers late',
      responses: { 200: z.object({}) },
      handle: async () => {
        begun.resolve();
        await finish.promise;
        return { status: 200, body: {} };
      },
    });
  const drain = createDrain();
  const routes = [getHealth, getReadiness, getSlowly];
  const server = await buildServer({ clock, database, settings: testSettings }, { drain, routes });
  await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const get = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, agent }, resolve).on('error', reject).end();
    });
  return { begun: begun.promise, drain, finish: finish.resolve, get };
}

async function facts(response: IncomingMessage) {
  await text(response);
  return { status: response.statusCode, connection: response.headers.connection };
}

test('a draining server answers on kept and on new connections, which it closes, and is not ready', async () => {
  const { drain, get } = await start();
  expect(await facts(await get('/readyz'))).toEqual({ status: 200, connection: 'keep-alive' });

  drain.begin();
  expect(await facts(await get('/healthz'))).toEqual({ status: 200, connection: 'close' });
  expect(await facts(await get('/readyz'))).toEqual({ status: 503, connection: 'close' });
  expect(await facts(await get('/nowhere'))).toEqual({ status: 404, connection: 'close' });
});

test('an answer under way is completed and closes its connection', async () => {
  const { begun, drain, finish, get } = await start();
  const response = get('/slow');
  await begun;
  drain.begin();
  finish();

  expect(await facts(await response)).toEqual({ status: 200, connection: 'close' });
});
