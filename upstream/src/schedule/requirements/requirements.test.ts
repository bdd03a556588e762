import { beforeEach, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { addRequirement } from '../../testing/postingMaterials.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const path = '/requirement-for-works/';
const wineKey = { name: 'Wine key', category: 'EQUIPMENT', location_id: ids.harborHouse };

beforeEach(async () => {
  await reset();
  await addRequirement(database);
  await addRequirement(database, { name: 'Own knives', category: 'EQUIPMENT', skill_id: ids.lineCook });
  await addRequirement(database, { name: 'House shirt', location_id: ids.harborHouse });
  await addRequirement(database, { name: 'Black vest', location_id: ids.summitHotel });
});

async function names(query: string, headers: Record<string, string> = {}): Promise<string[]> {
  const { body } = await call<Page<{ name: string }>>('GET', `${path}${query}`, { as: 'owner', headers });
  return body.results.map(({ name }) => name);
}

test.each([
  ['', ['Closed shoes', 'Own knives']],
  [`?location_id=${ids.harborHouse}`, ['Closed shoes', 'House shirt', 'Own knives']],
  [`?location_id=${ids.harborHouse}&skill_id=${ids.server}`, ['Closed shoes', 'House shirt']],
  [`?skill_id=${ids.lineCook}`, ['Closed shoes', 'Own knives']],
])('200: lists by name those of every location and of this one: %s', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('200: accepts the location of the header', async () => {
  expect(await names('', { 'x-location-id': String(ids.harborHouse) })).toContain('House shirt');
});

test('201: a new requirement belongs only to its location', async () => {
  const { status, body } = await call('POST', path, {
    as: 'member',
    body: { ...wineKey, skill_id: ids.server },
  });

  expect(status).toBe(201);
  expect(body).toMatchObject({ ...wineKey, skill_id: ids.server });
  expect(await names(`?location_id=${ids.harborHouse}&skill_id=${ids.server}`)).toContain('Wine key');
  expect(await names(`?location_id=${ids.vineStreet}&skill_id=${ids.server}`)).not.toContain('Wine key');
});

test.each([
  [{ name: ' ' }, 'name', 'This field is required'],
  [{ category: 'SHOES' }, 'category', expect.any(String)],
  [{ location_id: undefined }, 'location_id', 'This field is required'],
  [{ skill_id: 99 }, 'skill_id', 'This position is not offered any more. Choose another one.'],
])('400: %j is refused at its field', async (wrong, target, message) => {
  const { status, error } = await call('POST', path, { as: 'member', body: { ...wineKey, ...wrong } });

  expect(status).toBe(400);
  expect(error).toMatchObject({ target, message });
});

test('401 and 403: only for team members and above', async () => {
  expect((await call('POST', path, { body: wineKey })).status).toBe(401);
  expect((await call('POST', path, { as: 'onsite', body: wineKey })).error).toMatchObject({
    target: 'gigs.post',
  });
});

test('404: requirements of a location that is not there for the caller', async () => {
  expect((await call('GET', `${path}?location_id=${ids.summitHotel}`, { as: 'owner' })).status).toBe(404);
  expect((await call('GET', `${path}4/`, { as: 'owner' })).status).toBe(404);
  expect((await call('GET', `${path}99/`, { as: 'owner' })).status).toBe(404);
  expect((await call('GET', `${path}3/`, { as: 'owner' })).body).toMatchObject({ name: 'House shirt' });
});

test('409: a duplicate, ignoring case', async () => {
  await call('POST', path, { as: 'member', body: wineKey });
  const second = await call('POST', path, { as: 'member', body: { ...wineKey, name: 'wine KEY' } });

  expect(second).toMatchObject({ status: 409, error: { code: 'already_exists', target: 'name' } });
});
