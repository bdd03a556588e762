import { beforeEach, expect, test } from 'vitest';
import type { LocationRole } from '../../platform/access/locationRole.ts';
import { addPerson, type Person, people } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();

/** The ids of their roles at Harbor House. */
const team = { manager: 1, member: 2, onsite: 3 };

beforeEach(reset);

const patch = (id: number, role: string, as: Person) =>
  call('PATCH', `/location-managers/${id}/`, { as, body: { role } });

async function roleOf(id: number): Promise<LocationRole> {
  const { role } = await database
    .selectFrom('location_managers')
    .select('role')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return role;
}

async function makeAdmin(userId: number): Promise<number> {
  const { id } = await database
    .insertInto('location_managers')
    .values({ location_id: ids.harborHouse, user_id: userId, role: 'ADMIN' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const messages = () =>
  database.selectFrom('outbox_messages').select(['channel', 'recipient', 'subject', 'body']).execute();

test('200: changes the role and notifies the manager', async () => {
  const { status, body } = await patch(team.member, 'ONSITE_MANAGER', 'manager');

  expect(status).toBe(200);
  expect(body).toMatchObject({ id: team.member, role: 'ONSITE_MANAGER', user: { id: people.member.id } });
  expect(await roleOf(team.member)).toBe('ONSITE_MANAGER');
  expect(await messages()).toEqual([
    {
      channel: 'email',
      recipient: 'member@brigade.example',
      subject: 'Your role at Harbor House has changed',
      body: expect.stringMatching(
        /^Mara Archer has made you an onsite manager at Harbor House\. .*\/locations\/1\/teams$/,
      ),
    },
  ]);
});

const selectApplicant = () =>
  call('POST', `/staffer/gig-applications/${ids.openApplications[0]}/select/`, { as: 'member' });
const promoteOnsite = () =>
  call('PATCH', `/location-managers/${team.onsite}/`, { as: 'member', body: { role: 'ADMIN' } });

test('200: applies immediately', async () => {
  expect((await promoteOnsite()).status).toBe(403);
  await patch(team.member, 'ADMIN', 'owner');
  expect((await promoteOnsite()).status).toBe(200);

  await patch(team.member, 'ONSITE_MANAGER', 'owner');
  expect((await selectApplicant()).error).toMatchObject({
    code: 'permission_denied',
    target: 'applications.manage',
  });
});

test('200: setting the current role changes nothing and notifies no one', async () => {
  expect((await patch(team.member, 'TEAM_MEMBER', 'manager')).status).toBe(200);
  expect(await messages()).toEqual([]);
});

test('200: one of two admins can demote the other', async () => {
  await makeAdmin(people.gigster.id);

  expect((await patch(team.manager, 'TEAM_MEMBER', 'gigster')).status).toBe(200);
});

test('200: notifies by text message without an email address', async () => {
  const userId = await addPerson(database, { email: null, phone_number: '+16155550177' });
  const id = await makeAdmin(userId);

  await patch(id, 'TEAM_MEMBER', 'manager');

  expect(await messages()).toMatchObject([{ channel: 'sms', recipient: '+16155550177' }]);
});

test.each([
  ['a text message', { phone_number: '+16155550177' }, [{ channel: 'sms', recipient: '+16155550177' }]],
  ['nothing', { phone_number: '+16155550177', phone_verified: false }, []],
])("200: sends %s, and no email to an address that may be a stranger's", async (_way, values, expected) => {
  const userId = await addPerson(database, {
    email: 'typed@elsewhere.example',
    email_verified: false,
    ...values,
  });

  await patch(await makeAdmin(userId), 'TEAM_MEMBER', 'manager');

  expect(await messages()).toMatchObject(expected);
  expect(await messages()).toHaveLength(expected.length);
});

test.each([{ role: 'OWNER' }, {}, { role: 'ADMIN', location: 2 }])('400: rejects %o', async (body) => {
  expect((await call('PATCH', `/location-managers/${team.member}/`, { as: 'owner', body })).status).toBe(400);
});

test('401: rejects a request without a session', async () => {
  const { status } = await call('PATCH', `/location-managers/${team.member}/`, { body: { role: 'ADMIN' } });

  expect(status).toBe(401);
});

test.each(['member', 'onsite'] as const)(
  '403: the %s cannot change roles, not even their own',
  async (person) => {
    for (const id of [team.member, team.onsite]) {
      expect((await patch(id, 'ADMIN', person)).error).toMatchObject({ target: 'team.manage' });
    }
    expect(await roleOf(team[person])).not.toBe('ADMIN');
  },
);

test.each([
  ['rival', team.member],
  ['admin', 999],
] as const)('404: the %s cannot find manager %d', async (person, id) => {
  expect((await patch(id, 'ADMIN', person)).status).toBe(404);
});

test('404: rejects an admin of another location', async () => {
  const { id } = await database
    .insertInto('location_managers')
    .values({ location_id: ids.vineStreet, user_id: people.member.id, role: 'TEAM_MEMBER' })
    .returning('id')
    .executeTakeFirstOrThrow();

  expect((await patch(id, 'ADMIN', 'manager')).status).toBe(404);
});

test('409: rejects a change of the own role', async () => {
  await makeAdmin(people.gigster.id);

  expect((await patch(team.manager, 'TEAM_MEMBER', 'manager')).error?.code).toBe('own_role');
  expect(await roleOf(team.manager)).toBe('ADMIN');
});

test.each(['owner', 'admin'] as const)('409: the %s cannot demote the last admin', async (person) => {
  expect((await patch(team.manager, 'TEAM_MEMBER', person)).error?.code).toBe('last_admin');
  expect(await roleOf(team.manager)).toBe('ADMIN');
});

test('409: a closed account does not count as another admin', async () => {
  await makeAdmin(await addPerson(database, { account_status: 'DEACTIVATED' }));

  expect((await patch(team.manager, 'TEAM_MEMBER', 'owner')).error?.code).toBe('last_admin');
});
