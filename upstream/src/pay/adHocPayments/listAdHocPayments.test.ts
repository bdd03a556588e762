import { beforeEach, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { addAdHocPayment } from '../../testing/adHocPayments.ts';
import { addApplication } from '../../testing/builders.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { AdHocPaymentResponse } from './adHocPaymentResponse.ts';

const { call, database, ids, reset } = await startTestServer();

beforeEach(async () => {
  await reset();
  await addAdHocPayment(database);
  await addAdHocPayment(database, { reason: 'TIP', application_id: ids.openApplications[1], pro_id: 2 });
  await addAdHocPayment(database, {
    status: 'FAILED',
    error_code: 'CARD_DECLINED',
    gig_id: ids.completedGig,
  });
  const application_id = await addApplication(database, { gig_id: ids.vineGig, pro_id: 3 });
  const there = { application_id, gig_id: ids.vineGig, location_id: ids.vineStreet, pro_id: 3 };
  await addAdHocPayment(database, there);
});

const read = (query = '', as: Person = 'owner') =>
  call<Page<AdHocPaymentResponse>>('GET', `/adhoc-payments/${query}`, { as });

async function list(query = '', as: Person = 'owner') {
  const { count, results } = (await read(query, as)).body;
  return { count, ids: results.map(({ id }) => id) };
}

test.each([
  ['', { count: 4, ids: [4, 3, 2, 1] }],
  ['?ordering=id', { count: 4, ids: [1, 2, 3, 4] }],
  [`?location_id=${ids.harborHouse}`, { count: 3, ids: [3, 2, 1] }],
  [`?gig_id=${ids.postedGig}`, { count: 2, ids: [2, 1] }],
  ['?pro_id=2', { count: 1, ids: [2] }],
  ['?reason=TIP', { count: 1, ids: [2] }],
  ['?status=FAILED,ERROR', { count: 1, ids: [3] }],
  ['?status=FAILED&reason=TIP', { count: 0, ids: [] }],
  ['?page=2&page_size=3', { count: 4, ids: [1] }],
])('200: %s lists the newest first', async (query, expected) => {
  expect(await list(query)).toEqual(expected);
});

test('200: each caller sees the locations where they pay', async () => {
  expect(await list('', 'member')).toEqual({ count: 3, ids: [3, 2, 1] });
  expect((await list('', 'admin')).count).toBe(4);
  expect((await list('', 'rival')).count).toBe(0);
});

test('200: the counts follow changes and deletions', async () => {
  await database.updateTable('adhoc_payments').set({ reason: 'TIP' }).where('id', '=', 1).execute();
  await database.deleteFrom('adhoc_payments').where('id', '=', 2).execute();
  expect(await list('?reason=TIP')).toEqual({ count: 1, ids: [1] });
});

test('200: one payment by its id, with why it failed', async () => {
  const { status, body } = await call<AdHocPaymentResponse>('GET', '/adhoc-payments/3/', { as: 'member' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: 3, error_code: 'CARD_DECLINED', error_message: 'The card was declined.' });
});

test('400: an unknown filter, status, reason or order', async () => {
  for (const query of ['?sort=id', '?status=LATE', '?reason=GIFT', '?ordering=amount']) {
    expect((await read(query)).status).toBe(400);
  }
});

test('401, 403, 404: callers without access', async () => {
  expect((await call('GET', '/adhoc-payments/')).status).toBe(401);
  expect((await read('', 'onsite')).error).toMatchObject({ target: 'payments.make' });
  expect((await read(`?location_id=${ids.summitHotel}`, 'member')).status).toBe(404);
  expect((await call('GET', '/adhoc-payments/4/', { as: 'member' })).status).toBe(404);
  expect((await call('GET', '/adhoc-payments/1/', { as: 'onsite' })).status).toBe(403);
});
