import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids } = await startTestServer();

test("200: returns the location manager's account and roles", async () => {
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

test('200: an admin of an organization has a role there and no location role', async () => {
  const { body } = await call('GET', '/users/me/', { as: 'owner' });

  expect(body).toMatchObject({
    managed_locations: [],
    organization_roles: [{ organization_id: ids.harbor, role: 'ADMIN' }],
  });
});

test('200: lists roles in the order of locations and organizations, however they were stored', async () => {
  const member = await call<{ id: number }>('GET', '/users/me/', { as: 'member' });
  const user_id = member.body.id;
  await database
    .insertInto('location_managers')
    .values(
      [ids.harborAnnex, ids.vineStreet].map((location_id) => ({
        user_id,
        location_id,
        role: 'ADMIN' as const,
      })),
    )
    .execute();
  await database
    .insertInto('organization_managers')
    .values(
      [ids.summit, ids.harbor].map((organization_id) => ({
        user_id,
        organization_id,
        role: 'ADMIN' as const,
      })),
    )
    .execute();

  const { body } = await call('GET', '/users/me/', { as: 'member' });
  expect(body).toMatchObject({
    managed_locations: [
      { location_id: ids.harborHouse },
      { location_id: ids.vineStreet },
      { location_id: ids.harborAnnex },
    ],
    organization_roles: [{ organization_id: ids.harbor }, { organization_id: ids.summit }],
  });
});

test('200: accepts the path without a trailing slash', async () => {
  expect((await call('GET', '/users/me', { as: 'admin' })).body).toMatchObject({ is_brigade_admin: true });
});

test('400: rejects an unknown query parameter by name', async () => {
  const { status, error } = await call('GET', '/users/me/?expand=all', { as: 'manager' });

  expect(status).toBe(400);
  expect(error).toMatchObject({ code: 'invalid', target: 'expand' });
});

test('401: rejects a request without a session', async () => {
  const { status, body } = await call('GET', '/users/me/');

  expect(status).toBe(401);
  expect(body).toEqual({ error: { code: 'not_authenticated', message: 'Sign in to continue.' } });
});

test('403: rejects a suspended account', async () => {
  await database.updateTable('users').set({ account_status: 'SUSPENDED' }).where('id', '=', 4).execute();

  const { status, error } = await call('GET', '/users/me/', { as: 'member' });

  expect(status).toBe(403);
  expect(error?.code).toBe('account_inactive');
});
