import { beforeAll, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, ids } = await startTestServer();
const path = '/staffer/pro-notes/';

type NotePage = Page<{ note: string }>;

beforeAll(async () => {
  const write = (location_id: number, note: string, is_shared: boolean, pro_id: number = ids.idlePro) =>
    call('POST', path, { as: 'owner', body: { pro_id, location_id, note, is_shared } });
  await write(ids.harborHouse, 'Here', false);
  await write(ids.harborHouse, 'Here for all', true);
  await write(ids.vineStreet, 'There', false);
  await write(ids.vineStreet, 'There for all', true);
  await write(ids.harborHouse, 'About another', true, ids.pros[0]);
});

const notesAt = async (location_id: number, as: 'member' | 'owner' | 'admin' = 'owner', more = '') => {
  const query = `?pro_id=${ids.idlePro}&location_id=${location_id}${more}`;
  const { body } = await call<NotePage>('GET', `${path}${query}`, { as });
  return { count: body.count, notes: body.results.map(({ note }) => note) };
};

test("200: the location's notes and what its organization shares, newest first", async () => {
  expect(await notesAt(ids.harborHouse, 'member')).toEqual({
    count: 3,
    notes: ['There for all', 'Here for all', 'Here'],
  });
  expect(await notesAt(ids.vineStreet)).toEqual({
    count: 3,
    notes: ['There for all', 'There', 'Here for all'],
  });
});

test('200: excludes notes of another organization', async () => {
  expect(await notesAt(ids.summitHotel, 'admin')).toEqual({ count: 0, notes: [] });
});

test('200: pages through notes', async () => {
  expect(await notesAt(ids.harborHouse, 'member', '&page=2&page_size=2')).toEqual({
    count: 3,
    notes: ['Here'],
  });
});

test.each([
  ['?location_id=1', 'pro_id'],
  ['?pro_id=1', 'location_id'],
  ['?pro_id=1&location_id=1&author=1', 'author'],
])('400: rejects %s', async (query, target) => {
  expect((await call('GET', `${path}${query}`, { as: 'member' })).error).toMatchObject({ target });
});

test('401: without a session', async () => {
  expect((await call('GET', `${path}?pro_id=1&location_id=1`)).status).toBe(401);
});

test('403: an onsite manager', async () => {
  expect((await call('GET', `${path}?pro_id=1&location_id=1`, { as: 'onsite' })).status).toBe(403);
});

test('404: the location of another organization does not exist', async () => {
  expect((await call('GET', `${path}?pro_id=1&location_id=1`, { as: 'rival' })).status).toBe(404);
});
