import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call } = await startTestServer();

test('200: lists all markets by name', async () => {
  const { status, body } = await call('GET', '/markets/', { as: 'gigster' });

  expect({ status, body }).toEqual({
    status: 200,
    body: [
      { id: 1, name: 'Nashville', state_code: 'TN', timezone: 'America/Chicago' },
      { id: 2, name: 'New York', state_code: 'NY', timezone: 'America/New_York' },
    ],
  });
});

test('400: rejects an unknown parameter', async () => {
  expect((await call('GET', '/markets/?state=TN', { as: 'gigster' })).error?.target).toBe('state');
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', '/markets/')).status).toBe(401);
});
