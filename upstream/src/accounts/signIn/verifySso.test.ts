import { SignJWT } from 'jose';
import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { signSsoAssertion } from './ssoAssertion.ts';

const { call, clock, database, reset } = await startTestServer();

beforeEach(reset);

const secret = testSettings.ssoSharedSecret ?? '';
const parties = { secret, productSlug: 'brigade', webPublicUrl: 'https://app.brigade.example' };
const ines = { email: 'ines@hotel.example', given_name: 'Ines', family_name: 'Carvalho' };

type SignedIn = { token: string; is_new_user: boolean };
const verify = (token: string) => call<SignedIn>('POST', '/auth/sso/verify/', { body: { token } });
const assertion = (person = ines) => signSsoAssertion(person, parties, clock.now());
const me = (token: string) =>
  call<Record<string, unknown>>('GET', '/users/me/', { headers: { authorization: `Bearer ${token}` } });

/** A valid assertion with overrides. */
function forged(
  change: (token: SignJWT) => SignJWT,
  claims: Record<string, unknown> = ines,
  { key = secret, alg = 'HS256' } = {},
) {
  const now = Math.floor(clock.now().getTime() / 1000);
  const token = new SignJWT(claims)
    .setProtectedHeader({ alg })
    .setIssuer('brigade-sso')
    .setAudience('https://app.brigade.example')
    .setJti('a-jti-of-its-own')
    .setIssuedAt(now)
    .setExpirationTime(now + 300);
  return change(token).sign(new TextEncoder().encode(key));
}

test('200: creates a single sign-on account with the asserted name', async () => {
  const { status, body } = await verify(await assertion());

  expect({ status, isNew: body.is_new_user }).toEqual({ status: 200, isNew: true });
  expect((await me(body.token)).body).toMatchObject({
    email: 'ines@hotel.example',
    first_name: 'Ines',
    last_name: 'Carvalho',
    is_sso_login: true,
  });
});

test('200: adopts an existing account and keeps its name', async () => {
  const { body } = await verify(await assertion({ ...ines, email: 'Manager@brigade.example' }));

  expect(body.is_new_user).toBe(false);
  expect((await me(body.token)).body).toMatchObject({ id: 3, first_name: 'Mara', is_sso_login: true });
});

test('400: rejects a used assertion, even concurrently', async () => {
  const token = await assertion();

  const responses = await Promise.all([verify(token), verify(token)]);

  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  expect((await verify(token)).error?.code).toBe('code_expired');
});

test('400: rejects an expired assertion', async () => {
  const token = await assertion();
  clock.advance(6);

  expect((await verify(token)).error?.code).toBe('code_expired');
});

test('deletes used assertions after their expiry', async () => {
  await verify(await assertion());
  clock.advance(6);
  await verify(await assertion());

  expect(await database.selectFrom('used_sso_assertions').selectAll().execute()).toHaveLength(1);
});

test('200: accepts an assertion signed by another implementation', async () => {
  expect((await verify(await forged((token) => token))).status).toBe(200);
});

test.each([
  [
    'of another secret',
    () => forged((token) => token, ines, { key: 'another secret of thirty-two letters' }),
  ],
  ['of another issuer', () => forged((token) => token.setIssuer('another-issuer'))],
  ['for another audience', () => forged((token) => token.setAudience('https://other.example'))],
  ['without an id', () => forged((token) => token.setJti(''))],
  ['without an address', () => forged((token) => token, { given_name: 'Ines' })],
  ['with a life of years', () => forged((token) => token.setIssuedAt(1))],
  ['of another algorithm', () => forged((token) => token, ines, { alg: 'HS512' })],
  ['that is no token', async () => 'a.b.c'],
  // {"alg":"none"}
  ['without a signature', async () => `eyJhbGciOiJub25lIn0.${btoa(JSON.stringify(ines))}.`],
])('400: rejects an assertion %s', async (_case, make) => {
  const { status, error } = await verify(await make());

  expect({ status, isKnown: ['invalid_code', 'code_expired'].includes(error?.code ?? '') }).toEqual({
    status: 400,
    isKnown: true,
  });
});

test('403: rejects a deactivated account', async () => {
  await database.updateTable('users').set({ account_status: 'DEACTIVATED' }).where('id', '=', 3).execute();

  const { status, error } = await verify(await assertion({ ...ines, email: 'manager@brigade.example' }));

  expect({ status, code: error?.code }).toEqual({ status: 403, code: 'account_inactive' });
});

test('409: rejects a platform admin', async () => {
  const { status, error } = await verify(await assertion({ ...ines, email: 'admin@brigade.example' }));

  expect({ status, code: error?.code }).toEqual({ status: 409, code: 'conflict' });
  const admin = database.selectFrom('users').select('is_sso_login').where('id', '=', 1);
  expect(await admin.executeTakeFirst()).toEqual({ is_sso_login: false });
});

test('404: does not exist without a shared secret', async () => {
  const without = await startTestServer({ ssoSharedSecret: null });

  const { status } = await without.call('POST', '/auth/sso/verify/', { body: { token: 'any' } });

  expect(status).toBe(404);
});
