import { beforeEach, expect, test } from 'vitest';
import { type Person, people } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();

/** The ids of their roles at Harbor House. */
const team = { manager: 1, member: 2, onsite: 3 };

beforeEach(reset);

const remove = (id: number, as: Person) => call('DELETE', `/location-managers/${id}/`, { as });

async function teamOf(locationId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('location_managers')
    .select('id')
    .where('location_id', '=', locationId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

const messages = () =>
  database.selectFrom('outbox_messages').select(['recipient', 'subject', 'body']).execute();

const look = () => call('GET', `/locations/${ids.harborHouse}/`, { as: 'member' });

test('204: removes a manager and notifies them', async () => {
  expect((await remove(team.member, 'manager')).status).toBe(204);

  expect(await teamOf(ids.harborHouse)).toEqual([team.manager, team.onsite]);
  expect(await messages()).toEqual([
    {
      recipient: 'member@brigade.example',
      subject: 'You are no longer on the team of Harbor House',
      body: expect.stringMatching(/^Mara Archer has removed you from the team of Harbor House\. /),
    },
  ]);
});

test('204: revokes access to the location immediately', async () => {
  expect((await look()).status).toBe(200);
  await remove(team.member, 'owner');
  expect((await look()).status).toBe(404);
});

test.each(['member', 'onsite'] as const)('204: the %s can leave without a notification', async (person) => {
  expect((await remove(team[person], person)).status).toBe(204);
  expect(await teamOf(ids.harborHouse)).not.toContain(team[person]);
  expect(await messages()).toEqual([]);
});

test('204: an admin can leave unless they are the last one', async () => {
  await database
    .insertInto('location_managers')
    .values({ location_id: ids.harborHouse, user_id: people.gigster.id, role: 'ADMIN' })
    .execute();

  expect((await remove(team.manager, 'manager')).status).toBe(204);
});

test('204: an admin with a closed account can be removed without another admin', async () => {
  await database
    .updateTable('users')
    .set({ account_status: 'DEACTIVATED' })
    .where('id', '=', people.manager.id)
    .execute();

  expect((await remove(team.manager, 'owner')).status).toBe(204);
});

test('400: rejects an unknown parameter', async () => {
  const { status } = await call('DELETE', `/location-managers/${team.member}/?role=ADMIN`, { as: 'owner' });

  expect(status).toBe(400);
});

test('401: rejects a request without a session', async () => {
  expect((await call('DELETE', `/location-managers/${team.member}/`)).status).toBe(401);
});

test.each([
  ['member', team.onsite],
  ['onsite', team.member],
] as const)('403: the %s cannot remove others', async (person, id) => {
  expect((await remove(id, person)).error).toMatchObject({ target: 'team.manage' });
  expect(await teamOf(ids.harborHouse)).toContain(id);
});

test.each([
  ['rival', team.member],
  ['admin', 999],
] as const)('404: the %s cannot find manager %d', async (person, id) => {
  expect((await remove(id, person)).status).toBe(404);
});

test('404: rejects an admin of another location', async () => {
  const { id } = await database
    .insertInto('location_managers')
    .values({ location_id: ids.vineStreet, user_id: people.member.id, role: 'TEAM_MEMBER' })
    .returning('id')
    .executeTakeFirstOrThrow();

  expect((await remove(id, 'manager')).status).toBe(404);
  expect(await teamOf(ids.vineStreet)).toEqual([id]);
});

test.each(['manager', 'owner', 'admin'] as const)(
  '409: rejects removing the last admin, %s',
  async (person) => {
    expect((await remove(team.manager, person)).error?.code).toBe('last_admin');
    expect(await teamOf(ids.harborHouse)).toContain(team.manager);
  },
);

test('409: one of two admins who concurrently remove each other stays', async () => {
  await database
    .insertInto('location_managers')
    .values({ location_id: ids.harborHouse, user_id: people.gigster.id, role: 'ADMIN' })
    .execute();
  const [, , , other = 0] = await teamOf(ids.harborHouse);

  const responses = await Promise.all([remove(team.manager, 'gigster'), remove(other, 'manager')]);

  expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
  const admins = await database
    .selectFrom('location_managers')
    .select('id')
    .where('location_id', '=', ids.harborHouse)
    .where('role', '=', 'ADMIN')
    .execute();
  expect(admins).toHaveLength(1);
});
