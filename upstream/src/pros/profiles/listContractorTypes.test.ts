import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call } = await startTestServer();

test('200: lists contractor types', async () => {
  const { status, body } = await call('GET', '/pro-contractor-type/?license=hire', { as: 'member' });

  expect(status).toBe(200);
  expect(body).toContainEqual({ name: 'SEASONAL', description: 'For a season' });
});

test('400 for an unknown license; 401 without a session', async () => {
  expect((await call('GET', '/pro-contractor-type/?license=marry', { as: 'member' })).error).toMatchObject({
    target: 'license',
  });
  expect((await call('GET', '/pro-contractor-type/')).status).toBe(401);
});
