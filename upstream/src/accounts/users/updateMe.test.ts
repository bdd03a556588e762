import { beforeEach, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, reset } = await startTestServer();
const path = '/users/me/';

beforeEach(async () => {
  await reset();
  await database.updateTable('users').set({ phone_number: '+16155550103' }).where('id', '=', 3).execute();
});

const update = (method: 'PATCH' | 'PUT', body: object) => call(method, path, { as: 'manager', body });

test('200: PATCH changes only the given fields', async () => {
  const { status, body } = await update('PATCH', { first_name: ' Maria ' });

  expect(status).toBe(200);
  expect(body).toMatchObject({ first_name: 'Maria', last_name: 'Archer', settings: { sms_opt_in: false } });
  expect((await call('GET', path, { as: 'manager' })).body).toEqual(body);
  expect((await call('GET', path, { as: 'member' })).body).toMatchObject({ first_name: 'Milo' });
});

test.each([{}, { settings: {} }])('200: PATCH with %j changes nothing', async (body) => {
  expect((await update('PATCH', body)).body).toMatchObject({ first_name: 'Mara', last_name: 'Archer' });
});

test('200: PATCH switches text messages on and off', async () => {
  expect((await update('PATCH', { settings: { sms_opt_in: true } })).body).toMatchObject({
    settings: { sms_opt_in: true },
  });
  expect((await update('PATCH', { settings: { sms_opt_in: false } })).body).toMatchObject({
    settings: { sms_opt_in: false },
  });
});

test('200: PUT replaces the whole profile', async () => {
  const body = { first_name: 'Maria', last_name: 'Baker', settings: { sms_opt_in: true } };

  expect(await update('PUT', body)).toMatchObject({ status: 200, body });
});

test('400: PUT names all missing fields', async () => {
  const { status, error } = await update('PUT', {});

  expect(status).toBe(400);
  expect(error?.details?.map(({ code, target }) => [code, target])).toEqual([
    ['required', 'first_name'],
    ['required', 'last_name'],
    ['required', 'settings'],
  ]);
});

describe('400: PATCH', () => {
  test.each([
    [{ first_name: '  ' }, 'first_name', 'This field is required'],
    [{ last_name: 'x'.repeat(101) }, 'last_name', 'At most 100 characters'],
    [{ settings: { sms_opt_in: 'on' } }, 'settings.sms_opt_in', expect.any(String)],
    [{ email: 'other@brigade.example' }, 'email', 'email is not known here'],
    [{ is_brigade_admin: true }, 'is_brigade_admin', 'is_brigade_admin is not known here'],
  ])('rejects %j at its field and saves nothing', async (wrong, target, message) => {
    const { status, error } = await update('PATCH', { first_name: 'Maria', ...wrong });

    expect({ status, target: error?.target, message: error?.message }).toEqual({
      status: 400,
      target,
      message,
    });
    expect((await call('GET', path, { as: 'manager' })).body).toMatchObject({ first_name: 'Mara' });
  });
});

test('400: text messages require a phone number', async () => {
  await database.updateTable('users').set({ phone_number: null }).where('id', '=', 3).execute();

  const { status, error } = await update('PATCH', { settings: { sms_opt_in: true } });

  expect({ status, target: error?.target }).toEqual({ status: 400, target: 'settings.sms_opt_in' });
});

test.each(['PATCH', 'PUT'] as const)('401: rejects %s without a session', async (method) => {
  expect((await call(method, path, { body: {} })).status).toBe(401);
});
