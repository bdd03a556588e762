import { expect, test } from 'vitest';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { testClock } from '../testing/testClock.ts';
import { testSettings } from '../testing/testSettings.ts';
import { testStart } from '../testing/fixtureIds.ts';
import { buildServer } from './buildServer.ts';

const { server } = await startTestServer();

test.each(['/healthz', '/readyz', '/healthz/'])(
  '200: %s succeeds while the database responds',
  async (url) => {
    const response = await server.inject({ method: 'GET', url });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 'ok' });
  },
);

test('503: the server is alive but not ready without its database', async () => {
  const { database, close } = await openDatabase({
    kind: 'postgres',
    url: 'postgresql://127.0.0.1:1/nowhere',
  });
  const cut = await buildServer({
    database,
    clock: testClock(testStart),
    settings: testSettings,
  });

  const ready = await cut.inject({ method: 'GET', url: '/readyz' });
  const alive = await cut.inject({ method: 'GET', url: '/healthz' });

  expect({ status: ready.statusCode, body: ready.json() }).toEqual({
    status: 503,
    body: { status: 'unavailable' },
  });
  expect(alive.statusCode).toBe(200);
  await cut.close();
  await close();
});
