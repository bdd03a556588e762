import { beforeEach, expect, test } from 'vitest';
import { addPerson } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, reset } = await startTestServer();

beforeEach(reset);

async function signInAs(field: 'email' | 'phone', address: string) {
  await call('POST', `/auth/${field}/`, { body: { [field]: address } });
  const { code } = await database
    .selectFrom('outbox_messages')
    .select('code')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { body } = await call<{ token: string; is_new_user: boolean }>('POST', `/auth/${field}/verify/`, {
    body: { [field]: address, code },
  });
  const headers = { authorization: `Bearer ${body.token}` };
  const me = await call<{ id: number }>('GET', '/users/me/', { headers });
  return { id: me.body.id, isNew: body.is_new_user };
}

const addressesOf = (id: number) =>
  database
    .selectFrom('users')
    .select(['email', 'phone_number'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const matches = () =>
  database
    .selectFrom('account_matches')
    .select(['user_id', 'matched_user_id', 'connection'])
    // The order of the rows of one statement is undefined.
    .orderBy('matched_user_id')
    .execute();

test("signing in with another account's unverified address creates a separate account", async () => {
  const typist = await addPerson(database, {
    email: 'typist@brigade.example',
    phone_number: '+16155550177',
    phone_verified: false,
  });

  const owner = await signInAs('phone', '615-555-0177');

  expect(owner.isNew).toBe(true);
  expect(owner.id).not.toBe(typist);
  expect(await addressesOf(typist)).toEqual({ email: 'typist@brigade.example', phone_number: null });
  expect(await matches()).toEqual([{ user_id: owner.id, matched_user_id: typist, connection: 'phone' }]);
});

test('verifying an email address removes it from all accounts with it unverified, in any letter case', async () => {
  const one = await addPerson(database, { email: 'Ines@hotel.example', email_verified: false });
  const other = await addPerson(database, { email: 'ines@HOTEL.example', email_verified: false });

  const { id } = await signInAs('email', 'ines@hotel.example');

  expect(await addressesOf(one)).toMatchObject({ email: null });
  expect((await matches()).map((match) => [match.user_id, match.matched_user_id])).toEqual([
    [id, one],
    [id, other],
  ]);
});

test('a verified address is not removed', async () => {
  expect(await signInAs('email', 'manager@brigade.example')).toEqual({ id: 3, isNew: false });
  expect(await matches()).toEqual([]);
});
