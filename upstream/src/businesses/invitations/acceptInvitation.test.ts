import { beforeEach, describe, expect, test } from 'vitest';
import { newestMessages } from '../../platform/outbox/message.ts';
import { addInvitation, afterExpiry, invitationToken } from '../../testing/invitations.ts';
import { people, type Person } from '../../testing/people.ts';
import { secondWaits } from '../../testing/secondWaits.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, clock, ids, reset } = await startTestServer();
const path = `/invitations/accept/${invitationToken('guest')}/`;

beforeEach(reset);

const accept = (as: Person, body: object = {}) => call('POST', path, { as, body });

async function roleOf(person: Person): Promise<string | undefined> {
  const row = await database
    .selectFrom('location_managers')
    .select('role')
    .where('location_id', '=', ids.harborHouse)
    .where('user_id', '=', people[person].id)
    .executeTakeFirst();
  return row?.role;
}

test('200: grants the role immediately and notifies the inviter', async () => {
  await addInvitation(database, { email: 'rival@brigade.example', role: 'ONSITE_MANAGER' });
  const gigs = `/staffer/gigs/?location_id=${ids.harborHouse}`;
  expect((await call('GET', gigs, { as: 'rival' })).status).toBe(404);

  expect(await accept('rival')).toMatchObject({
    status: 200,
    body: { location_id: ids.harborHouse, organization_id: null, role: 'ONSITE_MANAGER' },
  });
  expect((await call('GET', gigs, { as: 'rival' })).status).toBe(200);
  expect(await newestMessages(database, 'manager@brigade.example')).toMatchObject([
    { subject: 'Rita Archer has joined Harbor House' },
  ]);
});

test('200: a pro who joins a team also becomes a staffer', async () => {
  await addInvitation(database, { email: 'gigster@brigade.example' });

  await accept('gigster');

  expect((await call('GET', '/users/me/', { as: 'gigster' })).body).toMatchObject({ app_mode: 'BOTH' });
});

test("200: grants the team's licenses", async () => {
  const license = { location_id: ids.harborHouse, license_name: 'hire' as const };
  await database
    .insertInto('licenses')
    .values({ ...license, user_id: people.manager.id })
    .execute();
  await addInvitation(database, { email: 'rival@brigade.example' });

  await accept('rival');

  expect((await call('GET', '/users/me/', { as: 'rival' })).body).toMatchObject({ licenses: [license] });
});

test.each([
  ['manager', 'ONSITE_MANAGER', 'ADMIN'],
  ['member', 'ONSITE_MANAGER', 'TEAM_MEMBER'],
  ['member', 'ADMIN', 'ADMIN'],
  ['onsite', 'TEAM_MEMBER', 'TEAM_MEMBER'],
] as const)('200: the %s invited as %s becomes %s', async (person, role, then) => {
  await addInvitation(database, { email: `${person}@brigade.example`, role });

  expect((await accept(person)).status).toBe(200);
  expect(await roleOf(person)).toBe(then);
});

describe('409: requires a confirmation', () => {
  test.each([
    ['another email address', {}, 'email', 'This invitation is for p•••@elsewhere.example. Is that you?'],
    [
      'no such phone number',
      { phone_number: '+16155550188', email: 'rival@brigade.example' },
      'phone_number',
      'This invitation is for a number ending in 0188. Is that you?',
    ],
  ])(
    '409: an account with %s must confirm that the invitation is for it',
    async (_, values, target, message) => {
      await addInvitation(database, values);

      const { error } = await accept('rival');
      expect(error).toMatchObject({ code: 'confirmation_required', target, message });
      expect(await roleOf('rival')).toBeUndefined();
      expect((await accept('rival', { is_confirmed: true })).status).toBe(200);
      expect(await roleOf('rival')).toBe('TEAM_MEMBER');
    },
  );

  test('409: a number other than the invited one requires a confirmation, and the invited one does not', async () => {
    await addInvitation(database, { phone_number: '+16155550188' });

    expect((await accept('rival', { phone_number: '6155550199' })).error?.code).toBe('confirmation_required');
    expect((await accept('rival', { phone_number: '(615) 555-0188' })).status).toBe(200);
  });

  test("200: an invitation to the account's own number requires no confirmation", async () => {
    await database
      .updateTable('users')
      .set({ phone_number: '+16155550188' })
      .where('id', '=', people.rival.id)
      .execute();
    await addInvitation(database, { phone_number: '+16155550188' });

    expect((await accept('rival')).status).toBe(200);
  });
});

test('400: rejects an invalid phone number at its field', async () => {
  await addInvitation(database);

  expect((await accept('rival', { phone_number: '12' })).error).toMatchObject({
    target: 'phone_number',
    message: 'Invalid phone number',
  });
});

test('401: rejects a request without a session', async () => {
  await addInvitation(database);

  expect((await call('POST', path, { body: {} })).status).toBe(401);
});

test('404: rejects an unknown link', async () => {
  expect((await accept('rival')).status).toBe(404);
});

test('409: a link works once, even concurrently', async () => {
  await addInvitation(database);
  const confirmed = { is_confirmed: true };

  const responses = await Promise.all([accept('rival', confirmed), accept('gigster', confirmed)]);

  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect((await accept('rival', confirmed)).error).toMatchObject({
    code: 'invalid_transition',
    message: 'This invitation has already been accepted.',
  });
});

test('409: rejects an expired link', async () => {
  await addInvitation(database, { email: 'rival@brigade.example' });
  clock.set(afterExpiry);

  expect((await accept('rival')).error).toMatchObject({ code: 'expired' });
  expect(await roleOf('rival')).toBeUndefined();
});

test.each([
  ['404: a link that is renewed', { token: invitationToken('renewed') }, 404],
  ['409: an invitation that is accepted', { status: 'ACCEPTED' as const, accepted_ts: afterExpiry }, 409],
])('an invitation that is concurrently %s grants nothing', async (_case, change, status) => {
  const id = await addInvitation(database, { email: 'rival@brigade.example' });
  const response = await secondWaits(
    database,
    (trx) => trx.updateTable('invitations').set(change).where('id', '=', id).execute(),
    () => accept('rival'),
  );

  expect(response.status).toBe(status);
  expect(await roleOf('rival')).toBeUndefined();
});
