import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call } = await startTestServer();

const find = (query: string) => call('GET', `/geocoding/timezone/?${query}`, { as: 'gigster' });

test('200: returns the time zone at a point', async () => {
  const { status, body } = await find('longitude=-112.074&latitude=33.4484');

  expect({ status, body }).toEqual({ status: 200, body: { timezone: 'America/Phoenix' } });
});

test.each([
  ['latitude=33', 'longitude'],
  ['longitude=181&latitude=33', 'longitude'],
  ['longitude=-112&latitude=-90.5', 'latitude'],
  ['longitude=west&latitude=33', 'longitude'],
])('400: rejects %s at %s', async (query, target) => {
  const { status, error } = await find(query);

  expect({ status, target: error?.target }).toEqual({ status: 400, target });
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', '/geocoding/timezone/?longitude=1&latitude=1')).status).toBe(401);
});
