import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids } = await startTestServer();

test('200: a location manager sees their own account and roles', async () => {
  const { status, body } = await call('GET', '/users/me/', { as: 'manager' });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: 3,
    email: 'manager@brigade.example',
    first_name: 'Mara',
    app_mode: 'STAFFER',
    account_status: 'ACTIVE',
    is_brigade_admin: false,
    gigster_profile_id: null,
    settings: { sms_opt_in: false },
    managed_locations: [{ location_id: ids.harborHouse, role: 'ADMIN' }],
    organization_roles: [],
    last_login: null,
    date_joined: '2026-03-02T15:00:00.000Z',
  });
});

test("200: an organization's admin has the organization's role and no location of its own", async () => {
  const { body } = await call('GET', '/users/me/', { as: 'owner' });

  expect(body).toMatchObject({
    managed_locations: [],
    organization_roles: [{ organization_id: ids.harbor, role: 'ADMIN' }],
  });
});

test('200: the path works without its trailing slash', async () => {
  expect((await call('GET', '/users/me', { as: 'admin' })).body).toMatchObject({ is_brigade_admin: true });
});

test('400: an unknown query parameter is refused by name', async () => {
  const { status, error } = await call('GET', '/users/me/?expand=all', { as: 'manager' });

  expect(status).toBe(400);
  expect(error).toMatchObject({ code: 'invalid', target: 'expand' });
});

test('401: without a session there is no account to show', async () => {
  const { status, body } = await call('GET', '/users/me/');

  expect(status).toBe(401);
  expect(body).toEqual({ error: { code: 'not_authenticated', message: 'Sign in to continue.' } });
});

test('403: a suspended account is told apart from a missing session', async () => {
  await database.updateTable('users').set({ account_status: 'SUSPENDED' }).where('id', '=', 4).execute();

  const { status, error } = await call('GET', '/users/me/', { as: 'member' });

  expect(status).toBe(403);
  expect(error?.code).toBe('account_inactive');
});
