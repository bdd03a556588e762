import { beforeEach, expect, test } from 'vitest';
import { saveMatch } from '../signIn/saveMatch.ts';
import { addPerson } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();

beforeEach(reset);

const path = '/users/me/linkable-accounts/';
type Listed = { count: number; results: { id: number; name: string | null; code_sent_to: string | null }[] };
const list = (query = '') => call<Listed>('GET', `${path}${query}`, { as: 'member' });

const found = async (query: string) => (await list(query)).body.results.map(({ id }) => id);

const match = (matchedUserId: number, channel: 'email' | 'phone' = 'email') =>
  saveMatch(database, { userId: 4, matchedUserId, channel, now: clock.now() });

/** Adds an account migrated from the predecessor platform and matches it with the member. */
async function imported(): Promise<number> {
  const id = await addPerson(database, { email: null, first_name: 'Milo', last_name: 'Archer' });
  await database
    .insertInto('location_managers')
    .values({ user_id: id, location_id: ids.summitHotel, role: 'TEAM_MEMBER' })
    .execute();
  await database
    .insertInto('organization_managers')
    .values({ user_id: id, organization_id: ids.summit })
    .execute();
  await match(id);
  return id;
}

test('200: a never used account shows its owner and roles', async () => {
  const id = await imported();

  const { status, body } = await list();

  expect({ status, body }).toEqual({
    status: 200,
    body: {
      count: 1,
      next: null,
      previous: null,
      results: [
        {
          id,
          name: 'Milo Archer',
          code_sent_to: null,
          managed_locations: [
            { location_id: ids.summitHotel, location_name: 'Summit Hotel', role: 'TEAM_MEMBER' },
          ],
          organization_roles: [
            { organization_id: ids.summit, organization_name: 'Summit Hotels', role: 'ADMIN' },
          ],
          date_joined: '2026-03-02T15:00:00.000Z',
        },
      ],
    },
  });
});

test('200: an account with a verified address shows only the masked address', async () => {
  await match(6);

  expect((await list()).body.results).toEqual([
    {
      id: 6,
      name: null,
      code_sent_to: 'r•••@brigade.example',
      managed_locations: [],
      organization_roles: [],
      date_joined: expect.any(String),
    },
  ]);
});

test('200: the code goes to the phone without an email address', async () => {
  const phone = { email: null, phone_number: '+16155550123' };
  await database.updateTable('users').set(phone).where('id', '=', 6).execute();
  await match(6);

  expect((await list()).body.results[0]?.code_sent_to).toBe('(•••) •••-0123');
});

test('200: filters by connection and lists an account with two matches once', async () => {
  await match(6, 'email');
  await match(6, 'phone');
  await match(5, 'phone');

  expect(await found('')).toEqual([5, 6]);
  expect(await found('?connection=email')).toEqual([6]);
  expect(await found('?connection=phone')).toEqual([5, 6]);
});

test('200: excludes platform admins, pros and closed accounts', async () => {
  await match(1);
  const { user_id: pro } = await database.selectFrom('pros').select('user_id').executeTakeFirstOrThrow();
  await match(pro);
  await match(6);
  await database.updateTable('users').set({ account_status: 'SUSPENDED' }).where('id', '=', 6).execute();

  expect((await list()).body).toMatchObject({ count: 0, results: [] });
});

test("200: excludes other users' matches", async () => {
  await match(6);

  expect((await call<Listed>('GET', path, { as: 'onsite' })).body.count).toBe(0);
});

test('200: paginates the list', async () => {
  await match(5);
  await match(6);

  const { body } = await list('?page=2&page_size=1');

  expect(body).toMatchObject({ count: 2, results: [{ id: 6 }] });
});

test.each(['connection=fax', 'page_size=101', 'user=6'])('400: rejects %s', async (query) => {
  expect((await list(`?${query}`)).status).toBe(400);
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});
