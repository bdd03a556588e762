import { beforeEach, expect, test } from 'vitest';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import type { Person } from '../../testing/people.ts';
import type { Page } from '../../platform/paging/page.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { DuePayResponse } from './duePayResponse.ts';

const server = await startTestServer();
const { call, database, ids, reset } = server;
const [first, second] = ids.openApplications;
const path = `/staffer/locations/${ids.harborHouse}/due-pay/`;

beforeEach(async () => {
  await reset();
  await finishWork(server);
  await addCard(database);
});

const due = (query = '', as: Person = 'member') =>
  call<Page<DuePayResponse>>('GET', `${path}${query}`, { as });

test('200: lists what is due by gig and pro, with hours, flags and cost lines', async () => {
  const { status, body } = await due();

  expect(status).toBe(200);
  expect(body).toMatchObject({ count: 1, results: [{ gig: { id: ids.postedGig } }] });
  expect(body.results[0]?.works.map(({ application }) => application.id)).toEqual([first, second]);
  expect({ ...body.results[0]?.works[0], application: null }).toEqual({
    application: null,
    auto_approves_ts: null,
    accepts_extras: true,
    billed_to: null,
    dispute_id: null,
    posted_minutes: 480,
    punched_minutes: null,
    minutes_to_pay: 480,
    covered_minutes: 0,
    flags: ['NOT_CLOCKED_IN'],
    bonus_amount: 0,
    promised_bonus_amount: 0,
    tip_amount: 0,
    lines: [
      { code: 'LABOR', amount: 196 },
      { code: 'PLATFORM_FEE', amount: 36.26 },
      { code: 'GATEWAY_FEE', amount: 7.04 },
    ],
    total_amount: 239.3,
    pro_amount: 196,
    is_payable: true,
    failure_code: null,
    has_payout_account: true,
    payout_failure_code: null,
    refunds: [],
    returned_amount: null,
    refundable_amount: 0,
  });
});

test('200: shows what was submitted, also after the rates changed', async () => {
  await call('POST', `/staffer/gig-applications/${first}/pay/`, { as: 'member', body: { tip_amount: 10 } });
  await database.updateTable('locations').set({ product_fee_percentage: 50 }).execute();
  const { body } = await due();

  expect(body.results[0]?.works).toMatchObject([
    { tip_amount: 10, pro_amount: 206, application: { payment: { status: 'SUBMITTED' } } },
    { tip_amount: 0, total_amount: 302.83 },
  ]);
  expect(body.results[0]?.works[0]?.total_amount).toBe(
    body.results[0]?.works[0]?.application.payment?.total_amount,
  );
});

test('200: lists what has been due the longest first, in pages, without those who did not work', async () => {
  const start_time = hoursFromStart(-20);
  const gigId = await addGig(database, {
    status: 'FAILED_PAYMENT',
    start_time,
    end_time: hoursFromStart(-12),
  });
  const worked = { gig_id: gigId, is_selected: true, is_confirmed: true };
  await addApplication(database, {
    ...worked,
    pro_id: 1,
    is_cancelled: true,
    cancellation_reason: 'NO_SHOW',
  });
  await addApplication(database, { gig_id: gigId, pro_id: 2 });
  const page = await due('?page_size=1');

  expect(page.body).toMatchObject({ count: 2, results: [{ gig: { id: gigId }, works: [] }] });
  expect((await due('?page_size=1&page=2')).body.results[0]?.gig.id).toBe(ids.postedGig);
});

/** Work of an hour that ended that many hours after the test's start. */
async function ended(hours: number, values: Parameters<typeof addGig>[1], work: object) {
  const times = { start_time: hoursFromStart(hours - 1), end_time: hoursFromStart(hours) };
  const gig_id = await addGig(database, { ...times, status: 'INCOMPLETE', ...values });
  await addApplication(database, { gig_id, pro_id: 1, is_selected: true, is_confirmed: true, ...work });
  return gig_id;
}

/** The gigs of a filtered list, by id. */
async function gigsOf(query: string) {
  const { body } = await due(query);
  expect(body.count).toBe(body.results.length);
  return body.results.map(({ gig: { id } }) => id);
}

test('200: lists only gigs whose payment failed, or that no one has paid, without payments on their way', async () => {
  for (let hours = 1; hours <= 3; hours += 1) {
    await ended(hours - 20, {}, { business_payment_status: 'SUBMITTED', business_payment_amount: 196 });
  }
  const hasFailed = { business_payment_status: 'FAILED', business_payment_amount: 196 } as const;
  const failed = await ended(-12, { status: 'FAILED_PAYMENT' }, hasFailed);
  const cancelled = await ended(
    -11,
    { status: 'CANCELLED', cancellation_payment_status: 'FAILED' },
    {
      ...hasFailed,
      is_cancelled: true,
      cancellation_reason: 'GIG_CANCELLED',
      cancelled_ts: hoursFromStart(-12),
      guaranteed_minutes: 240,
    },
  );
  await ended(-10, { status: 'FAILED_PAYMENT' }, { ...hasFailed, business_payment_status: 'SUBMITTED' });
  expect(await gigsOf('?state=FAILED')).toEqual([failed, cancelled]);
  expect(await gigsOf('?state=UNPAID')).toEqual([ids.postedGig]);
  expect(await gigsOf('?state=UNPAID&shift_break_compliance=SHORT_SHIFT')).toEqual([]);
});

test('400: an unknown parameter', async () => {
  expect((await due('?status=due')).status).toBe(400);
  expect((await due('?state=PAID')).error).toMatchObject({ target: 'state' });
});

test('401, 403, 404: callers without access', async () => {
  expect(await call('GET', path)).toMatchObject({ status: 401 });
  expect((await due('', 'onsite')).error).toMatchObject({ target: 'payments.make' });
  expect(await due('', 'rival')).toMatchObject({ status: 404 });
});
