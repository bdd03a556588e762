import { beforeEach, expect, test } from 'vitest';
import { saveMatch } from '../signIn/saveMatch.ts';
import { addPerson } from '../../testing/people.ts';
import { addProfile } from '../../testing/managerProfile.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();

beforeEach(reset);

const path = (id: number) => `/users/me/linkable-accounts/${id}`;
const link = (id: number, body: object = {}) => call('POST', `${path(id)}/link/`, { as: 'member', body });

const match = (matchedUserId: number) =>
  saveMatch(database, { userId: 4, matchedUserId, channel: 'email', now: clock.now() });

/** Adds a never used account that is ADMIN of Harbor House, where the member is TEAM_MEMBER. */
async function imported(): Promise<number> {
  const id = await addPerson(database, { email: null });
  await database
    .insertInto('location_managers')
    .values([
      { user_id: id, location_id: ids.harborHouse, role: 'ADMIN' },
      { user_id: id, location_id: ids.summitHotel, role: 'ONSITE_MANAGER' },
    ])
    .execute();
  await database
    .insertInto('licenses')
    .values({ user_id: id, location_id: ids.summitHotel, license_name: 'hire' })
    .execute();
  await match(id);
  return id;
}

async function sentCode(id: number): Promise<string> {
  await call('POST', `${path(id)}/code/`, { as: 'member' });
  const { code } = await database
    .selectFrom('outbox_messages')
    .select('code')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return code ?? '';
}

test('204: moves roles and licenses, and the stronger role wins', async () => {
  const id = await imported();

  expect((await link(id)).status).toBe(204);

  expect((await call('GET', '/users/me/', { as: 'member' })).body).toMatchObject({
    managed_locations: expect.arrayContaining([
      { location_id: ids.harborHouse, role: 'ADMIN' },
      { location_id: ids.summitHotel, role: 'ONSITE_MANAGER' },
    ]),
    licenses: expect.arrayContaining([
      expect.objectContaining({ license_name: 'hire', location_id: ids.summitHotel }),
    ]),
  });
  expect((await call('GET', `/locations/${ids.summitHotel}/`, { as: 'member' })).status).toBe(200);
});

test('204: a weaker role never replaces a stronger one', async () => {
  const id = await addPerson(database, { email: null });
  await database
    .insertInto('location_managers')
    .values({ user_id: id, location_id: ids.harborHouse, role: 'ONSITE_MANAGER' })
    .execute();
  await match(id);
  await link(id);

  expect((await call('GET', '/users/me/', { as: 'member' })).body).toMatchObject({
    managed_locations: [{ location_id: ids.harborHouse, role: 'TEAM_MEMBER' }],
  });
});

test('204: links and closes a used account with the code sent to its address', async () => {
  await match(6);
  const code = await sentCode(6);

  expect((await link(6, { code })).status).toBe(204);

  const closed = await database.selectFrom('users').selectAll().where('id', '=', 6).executeTakeFirstOrThrow();
  expect(closed).toMatchObject({
    account_status: 'DEACTIVATED',
    email: null,
    phone_number: null,
    merged_into_user_id: 4,
  });
  expect((await call('GET', '/users/me/', { as: 'rival' })).status).toBe(401);
  expect((await call('GET', '/users/me/', { as: 'member' })).body).toMatchObject({
    email: 'member@brigade.example',
    organization_roles: [{ organization_id: ids.summit, role: 'ADMIN' }],
  });
  const messages = await database
    .selectFrom('outbox_messages')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(messages).toMatchObject({
    recipient: 'rival@brigade.example',
    subject: 'Your Brigade account was linked',
  });
});

test('204: moves a verified address to an account without one', async () => {
  await database
    .updateTable('users')
    .set({ email: null, phone_number: '+16155550123' })
    .where('id', '=', 4)
    .execute();
  await match(6);
  await link(6, { code: await sentCode(6) });

  expect((await call('GET', '/users/me/', { as: 'member' })).body).toMatchObject({
    email: 'rival@brigade.example',
    email_verified: true,
    phone_number: '+16155550123',
  });
});

test('204: moves the business profile to an account without one', async () => {
  const id = await imported();
  await addProfile(database, id, { business_name: 'Summit', code: 'SUMMIT' });
  await link(id);

  expect((await call('GET', '/manager-profiles/me/', { as: 'member' })).body).toMatchObject({
    business_name: 'Summit',
    referral_code: 'SUMMIT',
  });
});

test('204: moves referrals, except of one of the accounts by the other', async () => {
  const id = await imported();
  await addProfile(database, id, { code: 'SUMMIT' });
  await addProfile(database, 4, { code: 'MILO-26' });
  const referral = { signed_up_ts: clock.now() };
  await database
    .insertInto('referrals')
    .values([
      { ...referral, referrer_user_id: id, referred_user_id: 2 },
      { ...referral, referrer_user_id: id, referred_user_id: 4 },
      { ...referral, referrer_user_id: 3, referred_user_id: id },
    ])
    .execute();
  await link(id);

  const found = database
    .selectFrom('referrals')
    .select(['referrer_user_id', 'referred_user_id'])
    .orderBy('id');
  expect(await found.execute()).toEqual([
    { referrer_user_id: 4, referred_user_id: 2 },
    { referrer_user_id: 3, referred_user_id: 4 },
  ]);
  expect((await call('GET', '/referrals/me/', { as: 'member' })).body).toMatchObject({ code: 'MILO-26' });
});

test('400: a wrong code leaves both accounts unchanged', async () => {
  await match(6);
  const code = await sentCode(6);

  const { status, error } = await link(6, { code: code === '000000' ? '111111' : '000000' });

  expect({ status, code: error?.code, target: error?.target }).toEqual({
    status: 400,
    code: 'invalid_code',
    target: 'code',
  });
  expect((await call('GET', '/users/me/', { as: 'rival' })).status).toBe(200);
});

test('400: rejects letters as a code', async () => {
  await match(6);

  expect((await link(6, { code: 'abcdef' })).error?.target).toBe('code');
});

test('401: rejects a request without a session', async () => {
  expect((await call('POST', `${path(6)}/link/`, { body: {} })).status).toBe(401);
});

test.each([6, 999])('404: rejects account %d, which does not match the caller', async (id) => {
  expect((await link(id)).status).toBe(404);
});

test('404: links an account once, even concurrently', async () => {
  const id = await imported();

  const responses = await Promise.all([link(id), link(id)]);

  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 404]);
});

test('409: requires the code sent to the address of a used account', async () => {
  await match(6);

  const { status, error } = await link(6);

  expect({ status, code: error?.code, target: error?.target, message: error?.message }).toEqual({
    status: 409,
    code: 'confirmation_required',
    target: 'code',
    message: 'Enter the code that was sent to r•••@brigade.example.',
  });
});
