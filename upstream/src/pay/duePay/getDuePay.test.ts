import { beforeEach, describe, expect, test } from 'vitest';
import { hoursFromStart } from '../../testing/builders.ts';
import { dispute, shortenHours } from '../../testing/disputes.ts';
import { addGeoLog } from '../../testing/geoLogs.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { DuePayResponse } from './duePayResponse.ts';

const server = await startTestServer();
const { call, database, ids, reset } = server;
const [first, second] = ids.openApplications;

beforeEach(async () => {
  await reset();
  await finishWork(server);
  await addCard(database);
});

const get = (gigId: number, as: Person = 'member') =>
  call<DuePayResponse>('GET', `/staffer/gigs/${gigId}/due-pay/`, { as });

test('200: the pay of the pros of a gig', async () => {
  const { status, body } = await get(ids.postedGig);

  expect(status).toBe(200);
  expect(body).toMatchObject({
    gig: { id: ids.postedGig },
    works: [{ application: { id: first }, total_amount: 239.3 }, { application: { id: second } }],
  });
});

test('200: the pay of a gig that is paid, and of one without pros', async () => {
  expect((await get(ids.completedGig)).body.works).toMatchObject([
    { application: { payment: { status: 'AVAILABLE' } } },
  ]);
  expect((await get(ids.cancelledGig)).body.works).toEqual([]);
});

const payable = async () => (await get(ids.postedGig)).body.works.map(({ is_payable }) => is_payable);
const update = (change: object) =>
  database.updateTable('gig_applications').set(change).where('id', '=', first).execute();

describe('whether the work can be paid', () => {
  test('200: work can be paid until the business pays', async () => {
    expect(await payable()).toEqual([true, true]);
    await update({ business_payment_status: 'SUBMITTED' });
    expect(await payable()).toEqual([false, true]);
    await update({ business_payment_status: 'FAILED' });
    expect(await payable()).toEqual([true, true]);
  });

  test('200: a paid pro leaves the charge to do, except where the business is invoiced', async () => {
    await update({ pro_payment_status: 'AVAILABLE' });
    expect(await payable()).toEqual([true, true]);
    await database.updateTable('locations').set({ invoicing_enabled: true }).execute();
    expect(await payable()).toEqual([false, true]);
  });

  test('200: work cannot be paid before it ends', async () => {
    await update({ work_end_time: hoursFromStart(10_000) });
    expect(await payable()).toEqual([false, true]);
  });
});

test('200: work with a geo log to review has a flag until the review', async () => {
  const flags = async () => (await get(ids.postedGig)).body.works.map((work) => work.flags);
  const id = await addGeoLog(database, { application_id: first, gig_id: ids.postedGig });
  expect(await flags()).toEqual([['NOT_CLOCKED_IN', 'GEO_FLAGGED'], ['NOT_CLOCKED_IN']]);

  const body = { is_flagged_for_staffer_review: false, review_note: 'The shift lead saw them.' };
  await call('PATCH', `/audit/geo-logs/${id}/`, { as: 'member', body });
  expect(await flags()).toEqual([['NOT_CLOCKED_IN'], ['NOT_CLOCKED_IN']]);
});

const clockIn = () =>
  database
    .insertInto('time_punches')
    .values({ application_id: first, time: hoursFromStart(24), punch_type: 'CLOCK_IN' })
    .execute();
const approvals = async () =>
  (await get(ids.postedGig)).body.works.map(({ auto_approves_ts }) => auto_approves_ts);

describe('automatic approval', () => {
  test('200: automatic approval is due 48 hours after the end for reported hours, and never for others', async () => {
    await clockIn();
    expect(await approvals()).toEqual([hoursFromStart(80).toISOString(), null]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['where the location does not want it', () => setLocation({ auto_approve_hours_enabled: false })],
    ['without a payment method', () => database.deleteFrom('payment_methods').execute()],
    [
      'while the payment is on its way',
      () =>
        database
          .updateTable('gig_applications')
          .set({ business_payment_status: 'SUBMITTED' })
          .where('id', '=', first)
          .execute(),
    ],
    ['while the work is disputed', () => disputeHours()],
  ])('200: no automatic approval is announced %s', async (_where, arrange) => {
    await clockIn();
    await arrange();
    expect(await approvals()).toEqual([null, null]);
  });
});

async function disputeHours() {
  await shortenHours(server);
  await dispute(server);
}

const setLocation = (values: { auto_approve_hours_enabled: boolean }) =>
  database.updateTable('locations').set(values).where('id', '=', ids.harborHouse).execute();

test('401, 403, 404: callers without access', async () => {
  expect(await call('GET', `/staffer/gigs/${ids.postedGig}/due-pay/`)).toMatchObject({ status: 401 });
  expect((await get(ids.postedGig, 'onsite')).error).toMatchObject({ target: 'payments.make' });
  expect(await get(ids.postedGig, 'rival')).toMatchObject({ status: 404 });
});
