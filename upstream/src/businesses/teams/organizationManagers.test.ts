import { expect, test } from 'vitest';
import { addPerson, type Person, people } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids } = await startTestServer();

type Manager = { id: number; location?: number; role: string; user: { id: number } };
type Page = { count: number; next: string | null; results: Manager[] };

const path = `/staffer/organizations/${ids.harbor}/`;
const list = (what: string, as: Person) => call<Page>('GET', `${path}${what}`, { as });

const partner = await addPerson(database);
await database
  .insertInto('organization_managers')
  .values([
    { organization_id: ids.harbor, user_id: partner },
    { organization_id: ids.summit, user_id: partner },
  ])
  .execute();
await database
  .insertInto('location_managers')
  .values([
    { location_id: ids.vineStreet, user_id: partner, role: 'ONSITE_MANAGER' },
    { location_id: ids.summitHotel, user_id: partner, role: 'ADMIN' },
  ])
  .execute();

test.each(['owner', 'manager', 'onsite', 'admin'] as const)('200: the %s sees the admins', async (person) => {
  const { status, body } = await list('managers/', person);

  expect(status).toBe(200);
  expect(body.results.map(({ user }) => user.id)).toEqual([people.owner.id, partner]);
  expect(body.results[0]).toMatchObject({
    id: 1,
    organization_id: ids.harbor,
    role: 'ADMIN',
    user: { first_name: 'Olive', email: 'owner@brigade.example', is_active: true },
  });
});

test('200: sorts the location teams by location and role', async () => {
  const { body } = await list('location-managers/', 'owner');

  expect(body.results.map(({ location, role }) => [location, role])).toEqual([
    [ids.harborHouse, 'ADMIN'],
    [ids.harborHouse, 'TEAM_MEMBER'],
    [ids.harborHouse, 'ONSITE_MANAGER'],
    [ids.vineStreet, 'ONSITE_MANAGER'],
  ]);
});

test('200: a caller with a role at one location sees only its team', async () => {
  const { body } = await list('location-managers/', 'onsite');

  expect([...new Set(body.results.map(({ location }) => location))]).toEqual([ids.harborHouse]);
});

test.each(['managers/', 'location-managers/'])('200: paginates %s', async (what) => {
  const { body } = await list(`${what}?page=1&page_size=1`, 'owner');

  expect(body.results).toHaveLength(1);
  expect(body.next).toContain('page=2');
});

test('200: returns a single admin', async () => {
  const { status, body } = await call('GET', '/staffer/organization-managers/1/', { as: 'member' });

  expect(status).toBe(200);
  expect(body).toMatchObject({ id: 1, organization_id: ids.harbor, user: { id: people.owner.id } });
});

const addresses = [`${path}managers/`, `${path}location-managers/`, '/staffer/organization-managers/1/'];

test.each(addresses)('400: %s rejects an unknown parameter', async (address) => {
  expect((await call('GET', `${address}?ordering=name`, { as: 'owner' })).status).toBe(400);
});

test.each(addresses)('401: %s requires a session', async (address) => {
  expect((await call('GET', address)).status).toBe(401);
});

test.each(addresses)('403: %s rejects a caller without any role', async (address) => {
  expect((await call('GET', address, { as: 'gigster' })).status).toBe(403);
});

test.each(addresses)('404: %s rejects an admin of another organization', async (address) => {
  expect((await call('GET', address, { as: 'rival' })).status).toBe(404);
});
