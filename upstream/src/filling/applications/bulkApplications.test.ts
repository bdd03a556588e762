import { beforeEach, expect, test } from 'vitest';
import type { ErrorDetail } from '../../platform/errors.ts';
import { addBankAccount } from '../../testing/bankAccount.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { ApplicationResponse } from './applicationResponse.ts';

const { call, database, ids, reset } = await startTestServer();
const path = '/staffer/gig-applications/bulk/';

type BulkBody = {
  results: { id: number; ok: boolean; application?: ApplicationResponse; error?: ErrorDetail }[];
};

beforeEach(async () => {
  await reset();
  await addBankAccount(database, { organization_id: ids.harbor });
});

test('200: returns a result for each application, in the order of the ids', async () => {
  const { status, body } = await call<BulkBody>('POST', path, {
    as: 'manager',
    body: { action: 'select', ids: [3, ids.summitApplication, 1, 999_999] },
  });

  expect(status).toBe(200);
  expect(body.results).toMatchObject([
    { id: 3, ok: true, application: { id: 3, is_selected: true } },
    { id: ids.summitApplication, ok: false, error: { code: 'not_found' } },
    { id: 1, ok: true, application: { id: 1, is_selected: true } },
    { id: 999_999, ok: false, error: { code: 'not_found' } },
  ]);
});

test('200: selects the first ids, and returns gig_full for the rest', async () => {
  await database
    .updateTable('gigs')
    .set({ allowed_confirmed_pros: 1 })
    .where('id', '=', ids.postedGig)
    .execute();

  const { body } = await call<BulkBody>('POST', path, {
    as: 'member',
    body: { action: 'select', ids: [2, 3, 1] },
  });

  expect(body.results.map(({ ok, error }) => error?.code ?? ok)).toEqual([true, true, 'gig_full']);
});

test('200: processes a duplicate id once and returns its result twice', async () => {
  const { body } = await call<BulkBody>('POST', path, {
    as: 'member',
    body: { action: 'select', ids: [1, 2, 1] },
  });

  expect(body.results.map(({ id, ok }) => [id, ok])).toEqual([
    [1, true],
    [2, true],
    [1, true],
  ]);
});

test('200: unselects, confirms and dismisses in bulk', async () => {
  const each = (action: string, extra = {}) =>
    call<BulkBody>('POST', path, { as: 'member', body: { action, ids: [1, 2], ...extra } });
  await each('select');
  await call('POST', '/staffer/gig-applications/2/confirm/', { as: 'member' });

  expect((await each('unselect')).body.results.map(({ ok }) => ok)).toEqual([true, false]);
  await call('POST', '/staffer/gig-applications/1/select/', { as: 'member' });
  expect((await each('confirm')).body.results.map(({ ok }) => ok)).toEqual([true, false]);
  expect((await each('dismiss', { reason: 'OTHER', explanation: 'Rain' })).body.results).toMatchObject([
    { ok: true, application: { cancellation: { reason: 'OTHER', explanation: 'Rain' } } },
    { ok: true, application: { cancellation: { reason: 'OTHER', explanation: 'Rain' } } },
  ]);
});

test('200: returns permission_denied for each application to an onsite manager', async () => {
  const { body } = await call<BulkBody>('POST', path, { as: 'onsite', body: { action: 'select', ids: [1] } });

  expect(body.results).toMatchObject([
    { id: 1, ok: false, error: { code: 'permission_denied', target: 'applications.manage' } },
  ]);
});

test.each([
  [{ action: 'hire', ids: [1] }, 'action'],
  [{ ids: [1] }, 'action'],
  [{ action: 'select' }, 'ids'],
  [{ action: 'select', ids: [] }, 'ids'],
  [{ action: 'select', ids: ['1'] }, 'ids.0'],
  [{ action: 'select', ids: Array.from({ length: 201 }, (_, index) => index + 1) }, 'ids'],
  [{ action: 'dismiss', ids: [1] }, 'reason'],
  [{ action: 'dismiss', ids: [1], reason: 'NO_SHOW' }, 'reason'],
  [{ action: 'dismiss', ids: [1], reason: 'OTHER' }, 'explanation'],
])('400: %j is refused as a whole', async (body, target) => {
  const { status, error } = await call('POST', path, { as: 'member', body });

  expect(status).toBe(400);
  expect(error).toMatchObject({ code: 'invalid', target });
});

test('401: without a session', async () => {
  expect((await call('POST', path, { body: { action: 'select', ids: [1] } })).status).toBe(401);
});

test('403: a caller without any role', async () => {
  expect((await call('POST', path, { as: 'gigster', body: { action: 'select', ids: [1] } })).status).toBe(
    403,
  );
});

test.each([
  ['onsite', ['permission_denied', 'permission_denied', 'not_found']],
  ['member', [undefined, undefined, 'not_found']],
  ['rival', ['not_found', 'not_found', undefined]],
] as const)('200: checks permissions per application for the %s', async (as: Person, codes) => {
  const [first, second] = ids.openApplications;

  const { body } = await call<BulkBody>('POST', path, {
    as,
    body: { ids: [first, second, ids.summitApplication], action: 'select' },
  });

  expect(body.results.map(({ error }) => error?.code)).toEqual(codes);
});
