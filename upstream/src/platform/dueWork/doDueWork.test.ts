import { beforeEach, expect, test } from 'vitest';
import { hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, reset } = await startTestServer();
const production = await startTestServer({ isProduction: true });

beforeEach(reset);

test('200: runs the due jobs', async () => {
  clock.set(hoursFromStart(24));

  const { status, body } = await call('POST', '/sandbox/due-work/', { as: 'gigster' });

  expect({ status, body }).toEqual({ status: 200, body: { done: { startGigs: 3 } } });
});

test('401: rejects a request without a session', async () => {
  expect((await call('POST', '/sandbox/due-work/')).status).toBe(401);
});

test('404: does not exist in production', async () => {
  expect((await production.call('POST', '/sandbox/due-work/', { as: 'admin' })).status).toBe(404);
});
