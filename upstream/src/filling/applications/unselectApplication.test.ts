import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const path = '/staffer/gig-applications/1/unselect/';

beforeEach(async () => {
  await reset();
  await call('POST', '/staffer/gig-applications/1/select/', { as: 'member' });
});

test('200: reopens the place', async () => {
  const { status, body } = await call('POST', path, { as: 'member' });

  expect(status).toBe(200);
  expect(body).toMatchObject({ is_selected: false, is_cancelled: false, selection_source: null });
  expect((await call('GET', `/staffer/gigs/${ids.postedGig}/`, { as: 'member' })).body).toMatchObject({
    stats: { total_applications: 3, selected_applications: 0 },
  });
});

test('401: without a session', async () => {
  expect((await call('POST', path)).status).toBe(401);
});

test('403: an onsite manager', async () => {
  expect((await call('POST', path, { as: 'onsite' })).error).toMatchObject({ target: 'applications.manage' });
});

test('404: the application of another organization does not exist', async () => {
  expect((await call('POST', path, { as: 'rival' })).status).toBe(404);
});

test('409: a confirmed pro cannot be unselected', async () => {
  await database.updateTable('gig_applications').set({ is_confirmed: true }).where('id', '=', 1).execute();

  const { status, error } = await call('POST', path, { as: 'member' });

  expect(status).toBe(409);
  expect(error).toMatchObject({
    code: 'invalid_transition',
    message: expect.stringContaining('is confirmed'),
  });
});
