import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, reset } = await startTestServer();

beforeEach(reset);

const manager = 'manager@brigade.example';

/** Requests a code and reads the link and the code from the outbox. */
async function sent(email = manager, returnTo?: string) {
  await call('POST', '/auth/email/', { body: { email, ...(returnTo && { return_to: returnTo }) } });
  const { body, code } = await database
    .selectFrom('outbox_messages')
    .select(['body', 'code'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const link = new URL(/https:\S+$/.exec(body)?.[0] ?? '');
  return { link, token: link.searchParams.get('token') ?? '', code: code ?? '' };
}

type SignedIn = { token: string; expires_in: number; is_new_user: boolean };
const verify = (token: unknown) => call<SignedIn>('POST', '/auth/magic-link/verify/', { body: { token } });
const verifyCode = (code: string) =>
  call<SignedIn>('POST', '/auth/email/verify/', { body: { email: manager, code } });

test('200: the link opens a session of the account', async () => {
  const { token } = await sent();

  const { status, body } = await verify(token);

  expect(status).toBe(200);
  expect(body).toEqual({ token: expect.any(String), expires_in: 2_592_000, is_new_user: false });
  const headers = { authorization: `Bearer ${body.token}` };
  expect((await call<{ id: number }>('GET', '/users/me/', { headers })).body.id).toBe(3);
});

test('200: the link creates an account for an unknown address', async () => {
  const { token } = await sent('new@brigade.example');

  expect((await verify(token)).body.is_new_user).toBe(true);
});

test('the link opens the web app with the path to return to', async () => {
  const { link } = await sent(manager, '/locations/1?statuses=ready#first');

  expect(link.origin + link.pathname).toBe('https://app.brigade.example/auth/callback/magic-link');
  expect(link.searchParams.get('returnTo')).toBe('/locations/1?statuses=ready#first');
});

test('stores the link as a hash', async () => {
  const { token } = await sent();

  expect(token).toMatch(/^[\w-]{43}$/);
  const kept = await database.selectFrom('sign_in_codes').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(token);
});

test('400: rejects a used link', async () => {
  const { token } = await sent();
  await verify(token);

  const { status, error } = await verify(token);

  expect({ status, code: error?.code, message: error?.message }).toEqual({
    status: 400,
    code: 'code_expired',
    message: 'That link has expired or was used. Request a new one.',
  });
});

test('400: using the link invalidates the code and vice versa', async () => {
  const first = await sent();
  await verify(first.token);
  expect((await verifyCode(first.code)).error?.code).toBe('code_expired');

  clock.advance(1);
  const second = await sent();
  expect((await verifyCode(second.code)).status).toBe(200);
  expect((await verify(second.token)).error?.code).toBe('code_expired');
});

test('only one of a link and its code succeeds when used concurrently', async () => {
  const { token, code } = await sent();

  const responses = await Promise.all([verify(token), verifyCode(code), verify(token)]);

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('200: a newer email leaves the link of the older one valid', async () => {
  const older = await sent();
  clock.advance(1);
  const newer = await sent();

  expect((await verify(older.token)).status).toBe(200);
  expect((await verify(newer.token)).status).toBe(200);
});

test('400: a link expires after 10 minutes, like its code', async () => {
  const { token } = await sent();
  clock.advance(10);

  expect((await verify(token)).error?.code).toBe('code_expired');
});

test('200: wrong codes leave the link valid', async () => {
  const { token, code } = await sent();
  for (let tries = 0; tries < 5; tries++) await verifyCode(code === '000000' ? '111111' : '000000');

  expect((await verify(token)).status).toBe(200);
});

test.each(['forged', 'a'.repeat(43)])('400: rejects the unknown token "%s"', async (token) => {
  expect((await verify(token)).error?.code).toBe('code_expired');
});

test.each([
  ['', 'invalid'],
  [undefined, 'required'],
  ['a'.repeat(201), 'invalid'],
])('400: rejects %j as a token', async (token, code) => {
  const { status, error } = await verify(token);

  expect({ status, target: error?.target, code: error?.details?.[0]?.code }).toEqual({
    status: 400,
    target: 'token',
    code,
  });
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'locations',
  '',
])('400: rejects "%s" as a return path', async (returnTo) => {
  const { status, error } = await call('POST', '/auth/email/', {
    body: { email: manager, return_to: returnTo },
  });

  expect({ status, target: error?.target }).toEqual({ status: 400, target: 'return_to' });
});

test('403: rejects a suspended account', async () => {
  const { token } = await sent();
  await database.updateTable('users').set({ account_status: 'SUSPENDED' }).where('id', '=', 3).execute();

  const { status, error } = await verify(token);

  expect({ status, code: error?.code }).toEqual({ status: 403, code: 'account_inactive' });
});

test('a text message contains no link', async () => {
  await call('POST', '/auth/phone/', { body: { phone: '6155550123' } });

  const { body } = await database.selectFrom('outbox_messages').select('body').executeTakeFirstOrThrow();
  expect(body).not.toContain('http');
});
