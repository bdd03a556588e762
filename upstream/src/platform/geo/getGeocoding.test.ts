import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call } = await startTestServer();

const find = (query: string) => call('GET', `/geocoding/?${query}`, { as: 'gigster' });

test('200: returns the point, time zone and nearest market of an address', async () => {
  const { status, body } = await find(
    'street_address=1%20Beale%20Street&city=Memphis&state_code=tn&zip_code=38103',
  );

  expect(status).toBe(200);
  expect(body).toMatchObject({ timezone: 'America/Chicago', market_id: 1, precision: 'ZIP' });
});

test('200: can return a market in another state', async () => {
  expect((await find('city=Newark&state_code=NJ')).body).toMatchObject({
    timezone: 'America/New_York',
    market_id: 2,
    precision: 'CITY',
  });
});

test.each([
  ['city=Nashville', 'state_code'],
  ['state_code=Tennessee', 'state_code'],
  ['state_code=TN&country=US', 'country'],
])('400: rejects %s at %s', async (query, target) => {
  const { status, error } = await find(query);

  expect({ status, target: error?.target }).toEqual({ status: 400, target });
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', '/geocoding/?state_code=TN')).status).toBe(401);
});

test('404: rejects an unknown state', async () => {
  expect((await find('state_code=ZZ&zip_code=38103')).status).toBe(404);
});
