import { beforeEach, expect, test } from 'vitest';
import { hoursFromStart } from '../../testing/builders.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, database, ids, reset } = server;
const [first, second] = ids.openApplications;

beforeEach(async () => {
  await reset();
  await finishWork(server);
  await addCard(database);
});

type Counted = { id: number; stats: { unpaid_applications: number } };

/** How many pros of the gig are to be paid, which must be the same alone and in the calendar. */
async function unpaid() {
  const { body } = await call<Counted>('GET', `/staffer/gigs/${ids.postedGig}/`, { as: 'member' });
  const range = `start_time__gte=${hoursFromStart(-500).toISOString()}&start_time__lte=${hoursFromStart(500).toISOString()}`;
  const calendar = await call<{ results: { id: number; unpaid_applications: number }[] }>(
    'GET',
    `/staffer/gigs/calendar/?location_id=${ids.harborHouse}&${range}`,
    { as: 'member' },
  );
  const { unpaid_applications } = body.stats;
  expect(calendar.body.results.filter((gig) => gig.unpaid_applications > 0).map(({ id }) => id)).toEqual(
    unpaid_applications > 0 ? [ids.postedGig] : [],
  );
  expect(calendar.body.results.find(({ id }) => id === ids.postedGig)).toMatchObject({ unpaid_applications });
  return unpaid_applications;
}

const pay = (application_ids: readonly number[]) =>
  call('POST', `/staffer/gigs/${ids.postedGig}/pay/`, {
    as: 'member',
    body: { application_ids, extras: [] },
  });

test('counts the pros of an ended gig who are to be paid, alone and in the list', async () => {
  expect(await unpaid()).toBe(2);
  const { body } = await call<{ results: Counted[] }>('GET', '/staffer/gigs/?page_size=100', {
    as: 'member',
  });
  const inList = body.results.filter(({ stats }) => stats.unpaid_applications > 0).map(({ id }) => id);
  expect(inList).toEqual([ids.postedGig]);
});

test('counts no one whose payment is on its way', async () => {
  await pay([first]);
  expect(await unpaid()).toBe(1);
  await pay([second]);
  expect(await unpaid()).toBe(0);
});

test('counts a pro whose payment failed', async () => {
  await pay([first, second]);
  await database
    .updateTable('payments')
    .set({ status: 'FAILED', due_ts: null, failure_code: 'CARD_DECLINED' })
    .where('application_id', '=', first)
    .execute();
  expect(await unpaid()).toBe(1);
});

test.each([
  ['a payout that the bank refused', 'AVAILABLE', 'FAILED', 2],
  ['a payout to a closed account', 'AVAILABLE', 'ERROR', 2],
  ['a payout on its way', 'AVAILABLE', 'SUBMITTED', 1],
  ['a refused payout whose charge is on its way, which sends it again', 'SUBMITTED', 'FAILED', 1],
] as const)('counts pros who are paid again: %s', async (_case, business, pro, count) => {
  await database
    .updateTable('gig_applications')
    .set({ business_payment_status: business, pro_payment_status: pro })
    .where('id', '=', first)
    .execute();
  expect(await unpaid()).toBe(count);
});

test.each([
  ['no one', null, 2],
  ['a payout', 'SUBMITTED', 1],
] as const)('%s settles the work of an invoiced location', async (_case, pro_payment_status, count) => {
  await database.updateTable('locations').set({ invoicing_enabled: true }).execute();
  await database
    .updateTable('gig_applications')
    .set({ pro_payment_status })
    .where('id', '=', first)
    .execute();
  expect(await unpaid()).toBe(count);
});
