import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();

beforeEach(async () => {
  await reset();
  await database
    .updateTable('users')
    .set({ terms_version_accepted: '2020-01' })
    .where('username', 'in', ['member', 'admin'])
    .execute();
});

const [application] = ids.openApplications;
const act = (action: string, body?: object) =>
  call('POST', `/staffer/gig-applications/${application}/${action}/`, { as: 'member', body });
const select = () =>
  database.updateTable('gig_applications').set({ is_selected: true }).where('id', '=', application).execute();

test('403: selecting before the current terms are accepted', async () => {
  const { status, error } = await act('select');

  expect({ status, code: error?.code }).toEqual({ status: 403, code: 'terms_required' });
});

test('403: confirming before the current terms are accepted', async () => {
  await select();

  expect((await act('confirm')).error?.code).toBe('terms_required');
});

test('each application of a bulk request is refused for the same reason', async () => {
  const { body } = await call<{ results: { error?: { code: string } }[] }>(
    'POST',
    '/staffer/gig-applications/bulk/',
    { as: 'member', body: { ids: ids.openApplications, action: 'select' } },
  );

  expect(body.results.map(({ error }) => error?.code)).toEqual(
    ids.openApplications.map(() => 'terms_required'),
  );
});

test('200: looking on, and taking a choice back, waits for nothing', async () => {
  await select();

  expect((await act('unselect')).status).toBe(200);
  expect((await act('dismiss', { reason: 'STAFFER_DISMISSAL' })).status).toBe(200);
  expect((await call('GET', '/staffer/gig-applications/', { as: 'member' })).status).toBe(200);
});

test('200: a platform admin acts for the provider, whose terms they are', async () => {
  const path = `/staffer/gig-applications/${application}/select/`;

  expect((await call('POST', path, { as: 'admin' })).status).toBe(200);
});
