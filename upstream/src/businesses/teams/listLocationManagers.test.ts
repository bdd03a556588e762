import { expect, test } from 'vitest';
import { addPerson, type Person, people } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids } = await startTestServer();

type Manager = { id: number; location: number; role: string; user: { id: number; is_active: boolean } };
type Page = { count: number; next: string | null; results: Manager[] };

const list = (query: string, as: Person) => call<Page>('GET', `/location-managers/${query}`, { as });

// The last to join, but an admin.
const deputy = await addPerson(database, { first_name: 'Dee', account_status: 'DEACTIVATED' });
await database
  .insertInto('location_managers')
  .values([
    { location_id: ids.harborHouse, user_id: deputy, role: 'ADMIN' },
    { location_id: ids.vineStreet, user_id: deputy, role: 'TEAM_MEMBER' },
    { location_id: ids.summitHotel, user_id: deputy, role: 'TEAM_MEMBER' },
  ])
  .execute();

const { manager, member, onsite } = people;

test('200: sorts a team by role and includes contact details', async () => {
  const { status, body } = await list(`?location=${ids.harborHouse}`, 'onsite');

  expect(status).toBe(200);
  expect(body.count).toBe(4);
  expect(body.results.map(({ role, user }) => [role, user.id])).toEqual([
    ['ADMIN', manager.id],
    ['ADMIN', deputy],
    ['TEAM_MEMBER', member.id],
    ['ONSITE_MANAGER', onsite.id],
  ]);
  expect(body.results[0]).toEqual({
    id: 1,
    location: ids.harborHouse,
    role: 'ADMIN',
    user: {
      id: manager.id,
      email: 'manager@brigade.example',
      first_name: 'Mara',
      last_name: 'Archer',
      phone_number: null,
      is_active: true,
    },
  });
});

test('200: marks closed accounts', async () => {
  const { body } = await list(`?location=${ids.harborHouse}`, 'member');

  expect(body.results.filter(({ user }) => !user.is_active).map(({ user }) => user.id)).toEqual([deputy]);
});

test('200: filters by role', async () => {
  const { body } = await list(`?location=${ids.harborHouse}&role=ONSITE_MANAGER`, 'manager');

  expect(body.results.map(({ user }) => user.id)).toEqual([onsite.id]);
});

test.each([
  ['member', [ids.harborHouse]],
  ['owner', [ids.harborHouse, ids.vineStreet]],
  ['rival', [ids.summitHotel]],
  ['admin', [ids.harborHouse, ids.summitHotel, ids.vineStreet]],
] as const)('200: without a location, the %s sees the teams of %j by name', async (person, locations) => {
  const { body } = await list('', person);

  expect([...new Set(body.results.map(({ location }) => location))]).toEqual(locations);
});

test('200: paginates the list', async () => {
  const pages = [1, 2].map((page) => list(`?location=${ids.harborHouse}&page=${page}&page_size=3`, 'owner'));
  const [first, second] = await Promise.all(pages);

  expect(first?.body.next).toContain('page=2');
  expect(
    [...(first?.body.results ?? []), ...(second?.body.results ?? [])].map(({ user }) => user.id),
  ).toEqual([manager.id, deputy, member.id, onsite.id]);
});

test.each(['?location=0', '?role=OWNER', '?organization=1'])('400: rejects %s', async (query) => {
  expect((await list(query, 'owner')).status).toBe(400);
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', '/location-managers/')).status).toBe(401);
});

test('403: rejects a caller without any role', async () => {
  expect((await list('', 'gigster')).status).toBe(403);
});

test.each([
  ['rival', ids.harborHouse],
  ['member', ids.vineStreet],
] as const)('404: the %s cannot find location %d', async (person, location) => {
  expect((await list(`?location=${location}`, person)).status).toBe(404);
});
