import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, reset } = await startTestServer();

beforeEach(reset);

const manager = 'manager@brigade.example';

/** Requests a code and reads it from the outbox. */
async function sentCode(email = manager): Promise<string> {
  await call('POST', '/auth/email/', { body: { email } });
  const { code } = await database
    .selectFrom('outbox_messages')
    .select('code')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return code ?? '';
}

const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');
type SignedIn = { token: string; expires_in: number; is_new_user: boolean };
const verify = (code: unknown, email = manager, address = '127.0.0.1') =>
  call<SignedIn>('POST', '/auth/email/verify/', {
    body: { email, code },
    headers: { 'x-forwarded-for': address },
  });
const me = (token: string) =>
  call<{ id: number }>('GET', '/users/me/', { headers: { authorization: `Bearer ${token}` } });

test('200: a valid code opens a session of 30 days', async () => {
  const { status, body } = await verify(await sentCode());

  expect(status).toBe(200);
  expect(body).toEqual({ token: expect.any(String), expires_in: 2_592_000, is_new_user: false });
  expect((await me(body.token)).body).toMatchObject({ id: 3, last_login: '2026-03-02T15:00:00.000Z' });
});

test('200: addresses are case-insensitive', async () => {
  await database.updateTable('users').set({ email: 'Manager@Brigade.Example' }).where('id', '=', 3).execute();
  const code = await sentCode('MANAGER@brigade.example');

  const { body } = await verify(code, ' manager@BRIGADE.example ');

  expect((await me(body.token)).body.id).toBe(3);
});

test('200: creates an active staffer without roles for an unknown address', async () => {
  const { body } = await verify(await sentCode('new@brigade.example'), 'new@brigade.example');

  expect(body.is_new_user).toBe(true);
  expect((await me(body.token)).body).toMatchObject({
    email: 'new@brigade.example',
    app_mode: 'STAFFER',
    account_status: 'ACTIVE',
    is_brigade_admin: false,
    managed_locations: [],
    organization_roles: [],
  });
});

test('200: a second sign-in with a new address uses the same account', async () => {
  const first = await verify(await sentCode('new@brigade.example'), 'new@brigade.example');
  clock.advance(1);
  const second = await verify(await sentCode('new@brigade.example'), 'new@brigade.example');

  expect(second.body.is_new_user).toBe(false);
  expect((await me(second.body.token)).body.id).toBe((await me(first.body.token)).body.id);
});

test('stores the token as a hash that expires after 30 days', async () => {
  const { body } = await verify(await sentCode());

  const kept = await database.selectFrom('sessions').select('token_hash').execute();
  expect(JSON.stringify(kept)).not.toContain(body.token);
  clock.advance(30 * 24 * 60 - 1);
  expect((await me(body.token)).status).toBe(200);
  clock.advance(1);
  expect((await me(body.token)).status).toBe(401);
});

test('400: a wrong code returns the remaining attempts', async () => {
  const code = await sentCode();

  const { status, error } = await verify(otherThan(code));

  expect(status).toBe(400);
  expect(error).toMatchObject({
    code: 'invalid_code',
    target: 'code',
    details: [{ code: 'attempts_left', target: 'code', target_value: 4 }],
  });
  expect((await verify(code)).status).toBe(200);
});

test('429: the fifth wrong code of a network is its last guess', async () => {
  const code = await sentCode();
  for (const left of [4, 3, 2, 1]) {
    const { error } = await verify(otherThan(code));
    expect(error?.details?.[0]?.target_value).toBe(left);
  }

  const { status, error } = await verify(otherThan(code));

  expect({ status, code: error?.code, message: error?.message }).toEqual({
    status: 429,
    code: 'too_many_attempts',
    message: 'Too many wrong codes. Request a new one.',
  });
  expect((await verify(code)).error?.code).toBe('too_many_attempts');
});

test('200: a new code gives a network new guesses', async () => {
  const code = await sentCode();
  for (let tries = 0; tries < 5; tries += 1) await verify(otherThan(code));
  clock.advance(1);

  expect((await verify(await sentCode())).status).toBe(200);
});

test('429: counts concurrent guesses one by one', async () => {
  const code = await sentCode();

  const guesses = await Promise.all(Array.from({ length: 8 }, () => verify(otherThan(code))));

  const codes = guesses.map(({ error }) => error?.code ?? '');
  expect(codes.filter((each) => each === 'invalid_code')).toHaveLength(4);
  expect(codes.filter((each) => each === 'too_many_attempts')).toHaveLength(4);
});

test('200: wrong codes from other networks leave the network that requested the code its guesses', async () => {
  const code = await sentCode();
  for (let stranger = 0; stranger < 20; stranger += 1) {
    for (let tries = 0; tries < 2; tries += 1) await verify(otherThan(code), manager, `192.0.2.${stranger}`);
  }

  expect((await verify(code)).status).toBe(200);
});

test('200: accepts a code from another network while a stranger guesses', async () => {
  const code = await sentCode();
  for (let tries = 0; tries < 9; tries += 1) await verify(otherThan(code), manager, '192.0.2.1');

  expect((await verify(code, manager, '192.0.2.2')).status).toBe(200);
});

test('429: all networks but the one that requested the code share ten guesses', async () => {
  const code = await sentCode();
  for (const stranger of ['192.0.2.1', '192.0.2.2']) {
    for (let tries = 0; tries < 5; tries += 1) await verify(otherThan(code), manager, stranger);
  }

  expect((await verify(code, manager, '192.0.2.3')).error?.code).toBe('too_many_attempts');
});

test('429: addresses of one IPv6 network share their guesses', async () => {
  const code = await sentCode();
  const hosts = ['1', '2', '3', '4', '5', '6'].map((host) => `2001:db8:0:7::${host}`);

  const codes: (string | undefined)[] = [];
  for (const host of hosts) codes.push((await verify(otherThan(code), manager, host)).error?.code);

  expect(codes.slice(4)).toEqual(['too_many_attempts', 'too_many_attempts']);
});

test('429: a network has a hundred wrong codes per hour, for all addresses together', async () => {
  const owner = 'owner@brigade.example';
  const code = await sentCode(owner);
  const { id } = await database.selectFrom('sign_in_codes').select('id').executeTakeFirstOrThrow();
  await database
    .insertInto('sign_in_guesses')
    .values({ code_id: id, network: '127.0.0.1', guesses: 100 })
    .execute();
  clock.advance(1);
  const own = await sentCode();

  expect(await verify(own)).toMatchObject({ status: 429, error: { code: 'throttled' } });
  expect((await verify(code, owner, '192.0.2.1')).status).toBe(200);
});

test('200: one of two concurrent sign-ins with a code succeeds', async () => {
  const code = await sentCode();

  const responses = await Promise.all([verify(code), verify(code)]);

  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
});

test('400: a code expires after 10 minutes', async () => {
  const code = await sentCode();
  clock.advance(10);

  const { status, error } = await verify(code);

  expect({ status, code: error?.code, message: error?.message }).toEqual({
    status: 400,
    code: 'code_expired',
    message: 'That code has expired. Request a new one.',
  });
});

test('200: a code is valid until its last second', async () => {
  const code = await sentCode();
  clock.advance(10 - 1 / 60);

  expect((await verify(code)).status).toBe(200);
});

test('400: rejects a used code', async () => {
  const code = await sentCode();
  await verify(code);

  expect((await verify(code)).error?.code).toBe('code_expired');
});

test('200: a newer code leaves the older one valid', async () => {
  const older = await sentCode();
  clock.advance(1);
  const newer = await sentCode();

  expect((await verify(older)).status).toBe(200);
  expect((await verify(newer)).status).toBe(200);
});

test('429: codes that are valid together do not add up to more guesses', async () => {
  await sentCode();
  clock.advance(1);
  const newer = await sentCode();
  for (let tries = 0; tries < 5; tries += 1) await verify(otherThan(newer));

  const guesses = await database.selectFrom('sign_in_guesses').select('guesses').execute();
  expect(guesses.map((each) => each.guesses)).toEqual([5, 5]);
  expect((await verify(newer)).error?.code).toBe('too_many_attempts');
});

test('400: rejects a code for another address', async () => {
  const code = await sentCode();

  expect((await verify(code, 'owner@brigade.example')).error?.code).toBe('code_expired');
});

test.each(['12345', '1234567', 'abcdef', ''])(
  '400: rejects "%s" without counting an attempt',
  async (wrong) => {
    const code = await sentCode();

    const { status, error } = await verify(wrong);

    expect({ status, target: error?.target }).toEqual({ status: 400, target: 'code' });
    expect((await verify(otherThan(code))).error?.details?.[0]?.target_value).toBe(4);
  },
);

test.each(['SUSPENDED', 'DEACTIVATED'] as const)('403: rejects an account that is %s', async (status) => {
  await database.updateTable('users').set({ account_status: status }).where('id', '=', 3).execute();

  const response = await verify(await sentCode());

  expect({ status: response.status, code: response.error?.code }).toEqual({
    status: 403,
    code: 'account_inactive',
  });
});

test('400: a wrong code does not reveal that an account is suspended', async () => {
  await database.updateTable('users').set({ account_status: 'SUSPENDED' }).where('id', '=', 3).execute();

  expect((await verify(otherThan(await sentCode()))).error?.code).toBe('invalid_code');
});
