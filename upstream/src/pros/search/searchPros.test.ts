import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, ids } = await startTestServer();
const path = '/staffer/gigster-profiles/search/';

test('200: returns the same as the list', async () => {
  const query = '?ordering=-gigs_worked&rating_gte=4.7&page_size=2';
  const list = await call<{ next: string }>('GET', `/staffer/gigster-profiles/${query}`, { as: 'member' });
  const search = await call<{ next: string }>('GET', `${path}${query}`, { as: 'member' });

  expect(search.status).toBe(200);
  expect({ ...search.body, next: '' }).toEqual({ ...list.body, next: '' });
  expect(search.body.next).toContain('/search/');
});

test('400: an unknown filter, naming it', async () => {
  expect((await call('GET', `${path}?q=avery`, { as: 'member' })).error).toMatchObject({
    code: 'invalid',
    target: 'q',
  });
});

test('401: without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});

test('403: a caller without any role', async () => {
  expect((await call('GET', path, { as: 'gigster' })).status).toBe(403);
});

test('404: the location of another organization does not exist', async () => {
  expect((await call('GET', `${path}?location_id=${ids.summitHotel}`, { as: 'member' })).status).toBe(404);
});
