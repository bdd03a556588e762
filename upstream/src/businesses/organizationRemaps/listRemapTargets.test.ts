import { beforeEach, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { people, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const path = `/locations/${ids.harborHouse}/org-remap/organizations/`;

beforeEach(async () => {
  await reset();
  await database
    .insertInto('organizations')
    .values([{ name: 'Aspen 100% Catering' }, { name: 'Vista Hotels' }])
    .execute();
  await database
    .insertInto('organization_managers')
    .values({ user_id: people.owner.id, organization_id: ids.summit })
    .execute();
});

async function names(as: Person, query = '') {
  const { body } = await call<Page<{ name: string }>>('GET', `${path}${query}`, { as });
  return body.results.map(({ name }) => name);
}

test("200: a platform admin sees all by name except the location's own", async () => {
  expect(await names('admin')).toEqual(['Aspen 100% Catering', 'Summit Hotels', 'Vista Hotels']);
  expect(await names('admin', '?page_size=2&page=2')).toEqual(['Vista Hotels']);
});

test('200: others see the organizations that they also administer', async () => {
  expect(await names('owner')).toEqual(['Summit Hotels']);
});

test.each([
  ['hotel', ['Summit Hotels', 'Vista Hotels']],
  ['100%25', ['Aspen 100% Catering']],
  ['_', []],
  ['', ['Aspen 100% Catering', 'Summit Hotels', 'Vista Hotels']],
])('200: searches for "%s"', async (search, expected) => {
  expect(await names('admin', `?search=${search}`)).toEqual(expected);
});

test('400: rejects an unknown parameter by name', async () => {
  expect((await call('GET', `${path}?name=x`, { as: 'admin' })).error).toMatchObject({ target: 'name' });
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});

test('403: rejects an admin of the location only', async () => {
  expect((await call('GET', path, { as: 'manager' })).error).toMatchObject({
    target: 'organizations.manage',
  });
});

test.each(['rival', 'gigster'] as const)('404: the %s cannot find the location', async (as) => {
  expect((await call('GET', path, { as })).status).toBe(404);
});
