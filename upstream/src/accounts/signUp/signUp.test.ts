import { beforeEach, expect, test } from 'vitest';
import { hashToken } from '../../platform/access/sessionToken.ts';
import type { UsersTable } from '../users/usersTable.ts';
import type { Insertable } from 'kysely';
import { testStart } from '../../testing/fixtureIds.ts';
import { addPerson } from '../../testing/people.ts';
import { addProfile } from '../../testing/managerProfile.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { currentTermsVersion } from '../terms/currentTermsVersion.ts';

const { call, database, reset } = await startTestServer();

beforeEach(reset);

const authorization = 'Bearer token-of-newcomer';
const complete = {
  first_name: ' Ines ',
  last_name: 'Carvalho',
  business_name: 'Casa Lume',
  email: 'New@brigade.example',
  phone_number: '(615) 555-0188',
  sms_opt_in: true,
  terms_version: currentTermsVersion,
};

/** Adds an account as created by an email sign-in. */
async function newcomer(values: Partial<Insertable<UsersTable>> = {}): Promise<number> {
  const userId = await addPerson(database, {
    email: 'new@brigade.example',
    first_name: '',
    last_name: '',
    ...values,
  });
  await database
    .insertInto('sessions')
    .values({
      user_id: userId,
      token_hash: hashToken('token-of-newcomer'),
      created_ts: testStart,
      expires_ts: '2100-01-01T00:00:00Z',
    })
    .execute();
  return userId;
}

type SignedUp = { id: number; warnings: { code: string; target: string }[] } & Record<string, unknown>;
const signUp = (body: object) =>
  call<SignedUp>('POST', '/auth/signup/', { headers: { authorization }, body });
const referrerOf = async (userId: number) => {
  const referral = await database
    .selectFrom('referrals')
    .select('referrer_user_id')
    .where('referred_user_id', '=', userId)
    .executeTakeFirst();
  return referral?.referrer_user_id;
};
const profileOf = (userId: number) =>
  database.selectFrom('manager_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();

test('201: names the account, accepts the terms and stores the business', async () => {
  const userId = await newcomer();

  const { status, body } = await signUp({ ...complete, market_id: 2, manager_skill_id: 3 });

  expect(status).toBe(201);
  expect(body).toMatchObject({
    id: userId,
    first_name: 'Ines',
    email: 'new@brigade.example',
    email_verified: true,
    phone_number: '+16155550188',
    phone_verified: false,
    app_mode: 'STAFFER',
    settings: { sms_opt_in: true },
    warnings: [],
  });
  expect(await profileOf(userId)).toMatchObject({
    business_name: 'Casa Lume',
    market_id: 2,
    manager_skill_id: 3,
  });
  expect((await call('GET', '/referrals/me/', { headers: { authorization } })).body).toMatchObject({
    code: expect.stringMatching(/^[A-Z2-9]{8}$/),
    referred_by: null,
  });
  const terms = await call('GET', '/staffer/tos/acceptance/me/', { headers: { authorization } });
  expect(terms.body).toMatchObject({ status: 'ACCEPTED', accepted_ts: testStart });
});

test('201: text messages are opt-in', async () => {
  await newcomer();
  const { sms_opt_in: _, ...silent } = complete;

  expect((await signUp(silent)).body['settings']).toEqual({ sms_opt_in: false });
});

test('201: an unverified phone number cannot be used to sign in', async () => {
  const userId = await newcomer();
  await signUp(complete);

  await call('POST', '/auth/phone/', { body: { phone: '615-555-0188' } });
  const { code } = await database
    .selectFrom('outbox_messages')
    .select('code')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { body } = await call<{ is_new_user: boolean }>('POST', '/auth/phone/verify/', {
    body: { phone: '615-555-0188', code },
  });

  expect(body.is_new_user).toBe(true);
  const { phone_number } = await database
    .selectFrom('users')
    .select('phone_number')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(phone_number).toBeNull();
});

test('201: a pro also becomes a staffer', async () => {
  await newcomer({ app_mode: 'GIGSTER', first_name: 'Gus' });

  expect((await signUp(complete)).body['app_mode']).toBe('BOTH');
});

test('201: accepts a user who accepted an invitation before', async () => {
  const userId = await newcomer();
  await database
    .insertInto('location_managers')
    .values({ user_id: userId, location_id: 1, role: 'TEAM_MEMBER' })
    .execute();

  expect((await signUp(complete)).status).toBe(201);
});

test('201: referral codes are case-insensitive, and an unknown one causes a warning', async () => {
  const userId = await newcomer();
  await addProfile(database, 3, { code: 'HARBOR-26' });

  expect((await signUp({ ...complete, referral_code: 'harbor-26' })).body.warnings).toEqual([]);
  expect(await referrerOf(userId)).toBe(3);

  await reset();
  const other = await newcomer();
  const { status, body } = await signUp({ ...complete, referral_code: 'NOBODYS' });
  expect(status).toBe(201);
  expect(body.warnings).toMatchObject([{ code: 'unknown_referral_code', target: 'referral_code' }]);
  expect(await referrerOf(other)).toBeUndefined();
});

test('400: names all missing fields', async () => {
  await newcomer();

  const { status, error } = await signUp({});

  expect(status).toBe(400);
  expect(error?.details?.map(({ code, target }) => [code, target])).toEqual([
    ['required', 'first_name'],
    ['required', 'last_name'],
    ['required', 'business_name'],
    ['required', 'email'],
    ['required', 'phone_number'],
    ['required', 'terms_version'],
  ]);
});

test.each([
  ['first_name', '  ', 'This field is required'],
  ['last_name', '', 'This field is required'],
  ['business_name', ' ', 'This field is required'],
  ['business_name', 'a'.repeat(101), 'At most 100 characters'],
  ['email', 'not-an-address', 'Invalid email address'],
  [
    'email',
    'other@brigade.example',
    'You signed in with another email address. You can change it later in the settings.',
  ],
  ['phone_number', '555-0123', 'Invalid phone number'],
  ['market_id', 99, 'Choose one from the list.'],
  ['manager_skill_id', 99, 'Choose one from the list.'],
  ['terms_version', '2020-01', 'The terms have changed. Read and accept the new version.'],
  ['referral_code', 'abc', 'A referral code has 4 to 32 letters, digits or "-"'],
  ['app_mode', 'BOTH', 'app_mode is not known here'],
])('400: rejects %s "%s" at its field and saves nothing', async (field, value, message) => {
  const userId = await newcomer();

  const { status, error } = await signUp({ ...complete, [field]: value });

  expect({ status, target: error?.target, message: error?.message }).toEqual({
    status: 400,
    target: field,
    message,
  });
  expect(await profileOf(userId)).toBeUndefined();
});

test('401: rejects a request without a session', async () => {
  expect((await call('POST', '/auth/signup/', { body: complete })).status).toBe(401);
});

test('201: does not reveal that another account verified an address', async () => {
  const userId = await newcomer({ email: null });
  await database.updateTable('users').set({ phone_number: '+16155550188' }).where('id', '=', 4).execute();

  const { status, body } = await signUp({ ...complete, email: 'MANAGER@brigade.example' });

  expect({ status, warnings: body.warnings }).toEqual({ status: 201, warnings: [] });
  expect(body).toMatchObject({ email_verified: false, phone_verified: false });
  const owners = await database
    .selectFrom('users')
    .select(['id', 'email', 'phone_number'])
    .where('id', 'in', [3, 4])
    .orderBy('id')
    .execute();
  expect(owners).toMatchObject([{ email: 'manager@brigade.example' }, { phone_number: '+16155550188' }]);
  expect(
    await database.selectFrom('account_matches').selectAll().where('user_id', '=', userId).execute(),
  ).toEqual([]);
});

test('201: ignores even a known referral code after ten unknown ones from the same network', async () => {
  const userId = await newcomer();
  await addProfile(database, 3, { code: 'HARBOR-26' });
  for (let tried = 0; tried < 10; tried += 1) await call('GET', `/auth/referrals/UNKNOWN-${tried}/`);

  const { status, body } = await signUp({ ...complete, referral_code: 'HARBOR-26' });

  expect(status).toBe(201);
  expect(body.warnings).toMatchObject([{ code: 'unknown_referral_code', target: 'referral_code' }]);
  expect(await referrerOf(userId)).toBeUndefined();
});

test('201: ignores the own code of a user who had one before', async () => {
  const userId = await newcomer();
  await database
    .insertInto('referral_codes')
    .values({ user_id: userId, code: 'MINE-26', created_ts: testStart })
    .execute();

  const { body } = await signUp({ ...complete, referral_code: 'mine-26' });

  expect(body.warnings).toEqual([
    {
      code: 'own_referral_code',
      message: 'This is your own referral code, so it was ignored.',
      target: 'referral_code',
    },
  ]);
  expect(await referrerOf(userId)).toBeUndefined();
});

test('201: an unknown referral code counts for its network', async () => {
  await newcomer();

  await signUp({ ...complete, referral_code: 'NOBODYS' });

  expect(await database.selectFrom('code_misses').select(['kind', 'network']).execute()).toEqual([
    { kind: 'referral', network: '127.0.0.1' },
  ]);
});

test("201: accepts an address that is another account's unverified one", async () => {
  await newcomer();
  await database
    .updateTable('users')
    .set({ phone_number: '+16155550188', phone_verified: false })
    .where('id', '=', 4)
    .execute();

  expect((await signUp(complete)).status).toBe(201);
});

test('409: rejects a second sign-up, even a concurrent one', async () => {
  await newcomer();

  const responses = await Promise.all(Array.from({ length: 5 }, () => signUp(complete)));

  const statuses = responses.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([201, 409, 409, 409, 409]);
});
