import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, ids } = await startTestServer();
const path = `/admin/gig-applications/${ids.summitApplication}/`;

test('200: a platform admin sees an application of any organization', async () => {
  const { status, body } = await call('GET', path, { as: 'admin' });

  expect(status).toBe(200);
  expect(body).toMatchObject({ id: ids.summitApplication, location_id: ids.summitHotel });
});

test('400: an unknown query parameter', async () => {
  expect((await call('GET', `${path}?full=true`, { as: 'admin' })).error).toMatchObject({ target: 'full' });
});

test('401: without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});

test.each(['rival', 'owner', 'onsite', 'gigster'] as const)(
  '404: there is no application for a caller like %s',
  async (person) => {
    expect((await call('GET', path, { as: person })).status).toBe(404);
  },
);

test('404: an unknown id', async () => {
  expect((await call('GET', '/admin/gig-applications/999999/', { as: 'admin' })).status).toBe(404);
});
