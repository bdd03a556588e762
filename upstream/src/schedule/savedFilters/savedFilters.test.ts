import { beforeEach, expect, test } from 'vitest';
import { people } from '../../testing/people.ts';
import { addSavedFilter } from '../../testing/savedFilters.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { filtersOfLocation } from './createSavedFilter.ts';

const { call, database, clock, ids, reset } = await startTestServer();
const path = '/staffer/saved-filters/';
const listPath = `${path}?location_id=${ids.harborHouse}`;
const body = { location_id: ids.harborHouse, name: 'Open bars', search: 'statuses=unfilled&positions=3' };

beforeEach(reset);

test('201 and 200: a filter is saved, and listed only for the user who saved it', async () => {
  const saved = await call('POST', path, { as: 'onsite', body: { ...body, name: ' Open bars ' } });

  const filter = { ...body, id: 1, created_ts: clock.now().toISOString() };
  expect(saved).toMatchObject({ status: 201, body: filter });
  expect((await call('GET', listPath, { as: 'onsite' })).body).toMatchObject({ count: 1, results: [filter] });
  expect((await call('GET', listPath, { as: 'manager' })).body).toMatchObject({ count: 0 });
});

test('204: a filter is deleted once', async () => {
  await addSavedFilter(database, people.member.id);

  expect((await call('DELETE', `${path}1/`, { as: 'member' })).status).toBe(204);
  expect((await call('DELETE', `${path}1/`, { as: 'member' })).status).toBe(404);
});

test.each([
  [{ ...body, name: '  ' }, 'name', 'This field is required'],
  [{ ...body, name: 'n'.repeat(41) }, 'name', 'At most 40 characters'],
  [{ ...body, search: 's'.repeat(1001) }, 'search', 'At most 1000 characters'],
])('400: %j is refused at its field', async (wrong, target, message) => {
  const { status, error } = await call('POST', path, { as: 'member', body: wrong });

  expect(status).toBe(400);
  expect(error).toMatchObject({ target, message });
});

test('401: without a session', async () => {
  expect((await call('POST', path, { body })).status).toBe(401);
});

test('403: a caller without a business', async () => {
  expect((await call('POST', path, { as: 'gigster', body })).error).toMatchObject({ target: 'gigs.view' });
});

test("404: another business's location, another one's filter", async () => {
  await addSavedFilter(database, people.member.id);

  expect((await call('POST', path, { as: 'rival', body })).status).toBe(404);
  expect((await call('DELETE', `${path}1/`, { as: 'admin' })).status).toBe(404);
});

test('409: a duplicate name, ignoring case, and more than 30 filters', async () => {
  await call('POST', path, { as: 'member', body });

  expect(
    (await call('POST', path, { as: 'member', body: { ...body, name: 'OPEN BARS' } })).error,
  ).toMatchObject({ code: 'already_exists', target: 'name' });
  expect((await call('POST', path, { as: 'manager', body })).status).toBe(201);

  const more = Array.from({ length: filtersOfLocation - 1 }, (_, index) => `Filter ${index}`);
  await database
    .insertInto('saved_filters')
    .values(more.map((name) => ({ ...body, name, user_id: people.member.id, created_ts: clock.now() })))
    .execute();
  expect(
    (await call('POST', path, { as: 'member', body: { ...body, name: 'One more' } })).error,
  ).toMatchObject({
    code: 'conflict',
    message: 'You have 30 filters here. Delete one first.',
  });
});
