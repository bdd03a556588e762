import { beforeEach, expect, test } from 'vitest';
import { type Person, people } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();

/** The id of the owner's role in Harbor. */
const owner = 1;
let partner = 0;

beforeEach(async () => {
  await reset();
  const { id } = await database
    .insertInto('organization_managers')
    .values({ organization_id: ids.harbor, user_id: people.onsite.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  partner = id;
});

const remove = (id: number, as: Person) => call('DELETE', `/staffer/organization-managers/${id}/`, { as });

async function admins(): Promise<number[]> {
  const rows = await database
    .selectFrom('organization_managers')
    .select('id')
    .where('organization_id', '=', ids.harbor)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

const messages = () =>
  database.selectFrom('outbox_messages').select(['recipient', 'subject', 'body']).execute();

test('204: removes an admin and notifies them', async () => {
  expect((await remove(partner, 'owner')).status).toBe(204);

  expect(await admins()).toEqual([owner]);
  expect(await messages()).toEqual([
    {
      recipient: 'onsite@brigade.example',
      subject: 'You are no longer an admin of Harbor & Vine Hospitality',
      body: expect.stringMatching(
        /^Olive Archer has removed you from the admins of Harbor & Vine Hospitality\. /,
      ),
    },
  ]);
});

test('204: leaves only the role at the location, effective immediately', async () => {
  const rename = () =>
    call('PATCH', `/staffer/organizations/${ids.harbor}/`, { as: 'onsite', body: { name: 'New' } });

  expect((await rename()).status).toBe(200);
  await remove(partner, 'owner');
  expect((await rename()).status).toBe(403);
  expect((await call('GET', `/locations/${ids.harborHouse}/`, { as: 'onsite' })).status).toBe(200);
  expect((await call('GET', `/locations/${ids.vineStreet}/`, { as: 'onsite' })).status).toBe(404);
});

test('204: one of two admins can leave without a notification', async () => {
  expect((await remove(owner, 'owner')).status).toBe(204);
  expect(await admins()).toEqual([partner]);
  expect(await messages()).toEqual([]);
});

test('204: a platform admin can remove an admin', async () => {
  expect((await remove(partner, 'admin')).status).toBe(204);
});

test('400: rejects an unknown parameter', async () => {
  const { status } = await call('DELETE', `/staffer/organization-managers/${owner}/?force=true`, {
    as: 'owner',
  });

  expect(status).toBe(400);
});

test('401: rejects a request without a session', async () => {
  expect((await call('DELETE', `/staffer/organization-managers/${owner}/`)).status).toBe(401);
});

test.each(['manager', 'member'] as const)(
  '403: a %s of a location cannot remove an admin',
  async (person) => {
    expect((await remove(owner, person)).error).toMatchObject({ target: 'organizations.manage' });
    expect(await admins()).toEqual([owner, partner]);
  },
);

test.each([
  ['rival', owner],
  ['admin', 999],
] as const)('404: the %s cannot find admin %d', async (person, id) => {
  expect((await remove(id, person)).status).toBe(404);
});

test.each(['owner', 'admin'] as const)('409: the %s cannot remove the last admin', async (person) => {
  await remove(partner, 'owner');

  expect((await remove(owner, person)).error?.code).toBe('last_admin');
  expect(await admins()).toEqual([owner]);
});

test('409: one of two admins who concurrently remove each other stays', async () => {
  const responses = await Promise.all([remove(partner, 'owner'), remove(owner, 'onsite')]);

  expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(await admins()).toHaveLength(1);
});
