import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, reset } = await startTestServer();

beforeEach(reset);

async function sentCode(phone: string): Promise<string> {
  await call('POST', '/auth/phone/', { body: { phone } });
  const { code } = await database
    .selectFrom('outbox_messages')
    .select('code')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return code ?? '';
}

const verify = (phone: unknown, code: string) =>
  call<{ token: string; is_new_user: boolean }>('POST', '/auth/phone/verify/', { body: { phone, code } });

test('200: treats different notations of a number as the same account', async () => {
  await database.updateTable('users').set({ phone_number: '+16155550123' }).where('id', '=', 3).execute();

  const { status, body } = await verify('(615) 555-0123', await sentCode('615-555-0123'));

  expect({ status, isNew: body.is_new_user }).toEqual({ status: 200, isNew: false });
});

test('200: creates an account for an unknown number', async () => {
  const { body } = await verify('6155550124', await sentCode('6155550124'));

  const me = await call('GET', '/users/me/', { headers: { authorization: `Bearer ${body.token}` } });
  expect(me.body).toMatchObject({ phone_number: '+16155550124', email: null, account_status: 'ACTIVE' });
});

test('400: rejects a code that was sent by email', async () => {
  await call('POST', '/auth/email/', { body: { email: 'manager@brigade.example' } });

  expect((await verify('6155550123', '123456')).error?.code).toBe('code_expired');
});

test('400: a wrong code returns the remaining attempts', async () => {
  const code = await sentCode('6155550123');

  const { status, error } = await verify('6155550123', code === '000000' ? '111111' : '000000');

  expect(status).toBe(400);
  expect(error?.details).toMatchObject([{ code: 'attempts_left', target_value: 4 }]);
});

test('400: requires both fields', async () => {
  const { error } = await call('POST', '/auth/phone/verify/', { body: {} });

  expect(error?.details?.map(({ code, target }) => [code, target])).toEqual([
    ['required', 'phone'],
    ['required', 'code'],
  ]);
});
