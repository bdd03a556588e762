import { expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { ApplicationResponse } from './applicationResponse.ts';

const { call, ids } = await startTestServer();
const path = '/admin/gig-applications/';

type ApplicationPage = Page<ApplicationResponse>;

test('200: the applications of all organizations, latest gig first', async () => {
  const { status, body } = await call<ApplicationPage>('GET', path, { as: 'admin' });

  expect(status).toBe(200);
  expect(body.count).toBe(5);
  expect(body.results.map(({ id }) => id)).toEqual([
    1,
    2,
    3,
    ids.summitApplication,
    ids.completedApplication,
  ]);
});

test('200: supports the filters of application lists', async () => {
  const { body } = await call<ApplicationPage>('GET', `${path}?is_confirmed=true&location_name=harbor`, {
    as: 'admin',
  });

  expect(body.results.map(({ id }) => id)).toEqual([ids.completedApplication]);
});

test('400: an unknown order, naming it', async () => {
  const { status, error } = await call('GET', `${path}?ordering=-gig`, { as: 'admin' });

  expect(status).toBe(400);
  expect(error).toMatchObject({ code: 'invalid', target: 'ordering' });
});

test('401: without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});

test.each(['owner', 'manager', 'member', 'onsite', 'gigster'] as const)(
  '404: for a caller like %s there is no such list',
  async (person) => {
    expect((await call('GET', path, { as: person })).status).toBe(404);
  },
);
