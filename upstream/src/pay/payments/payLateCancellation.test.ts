import { beforeEach, describe, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import type { ApplicationResponse } from '../../filling/applications/applicationResponse.ts';
import type { ErrorDetail } from '../../platform/errors.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import type { GigResponse } from '../../schedule/gigs/gigResponse.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { cancelLate } from '../../testing/cancelLate.ts';
import { balances } from '../../testing/ledger.ts';
import { addCard } from '../../testing/pay.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { tokenOf } from '../../testing/people.ts';
import { testSettings } from '../../testing/testSettings.ts';
import type { DuePayResponse } from '../duePay/duePayResponse.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first, second, open] = ids.openApplications;
const gig = `/staffer/gigs/${ids.postedGig}/`;
const duePay = `/staffer/locations/${ids.harborHouse}/due-pay/`;

type Results = {
  results: { id: number; ok: boolean; application?: ApplicationResponse; error?: ErrorDetail }[];
};

beforeEach(async () => {
  await reset();
  // Other work would be paid as well.
  await database
    .updateTable('gig_applications')
    .set({ business_payment_id: 7, business_payment_status: 'AVAILABLE', business_payment_amount: 196 })
    .where('id', '=', ids.completedApplication)
    .execute();
  await addCard(database);
});

const pay = (application_ids: readonly number[] = [first, second], extras: readonly object[] = []) =>
  call<Results>('POST', `${gig}pay/`, { as: 'member', body: { application_ids, extras } });
const due = async () =>
  (await call<{ count: number; results: DuePayResponse[] }>('GET', duePay, { as: 'member' })).body;
const total = async () => (await call('GET', `${duePay}total/`, { as: 'member' })).body;
const pros = async () =>
  (await call<{ count: number }>('GET', `${duePay}pros/`, { as: 'member' })).body.count;
const paymentStatus = async () =>
  (await call<GigResponse>('GET', gig, { as: 'member' })).body.cancellation_payment_status;
const run = () => runDueWork({ database, clock, settings: testSettings }, dueJobs);

/** Lets every payment that is on its way arrive. */
async function settle() {
  for (let step = 0; step < 6; step += 1) {
    await run();
    clock.advance(30);
  }
}

describe('a late cancellation', () => {
  test('a late cancellation is due at once to the pros who were confirmed, at what its preview said', async () => {
    // 4 hours at $24.50 for each of two pros; 18.5%, and 2.9% + $0.30 of it all.
    const costs = { fee_amount: 196, fee_total_amount: 239.6 };
    expect(await cancelLate(server)).toMatchObject({
      results: [
        { effects: costs, gig: { cancellation_fee_amount: 196, cancellation_payment_status: 'DUE' } },
      ],
    });

    expect(await total()).toEqual({ total_amount: costs.fee_total_amount, shift_count: 1, pro_count: 2 });
    expect(await pros()).toBe(2);
    const { count, results } = await due();
    expect(count).toBe(1);
    expect(results[0]?.works.map(({ application }) => application.id).toSorted()).toEqual([first, second]);
    expect(results[0]?.works[0]).toMatchObject({
      posted_minutes: 480,
      punched_minutes: null,
      minutes_to_pay: 240,
      flags: ['CANCELLED_LATE'],
      lines: [
        { code: 'LABOR', amount: 98 },
        { code: 'PLATFORM_FEE', amount: 18.13 },
        { code: 'GATEWAY_FEE', amount: 3.67 },
      ],
      total_amount: 119.8,
      pro_amount: 98,
      is_payable: true,
      auto_approves_ts: hoursFromStart(80).toISOString(),
    });
  });

  test('a late cancellation counts among the due payments on home, and among the unpaid pros of the gig', async () => {
    await cancelLate(server);
    const home = await call('GET', `/staffer/locations/${ids.harborHouse}/home/`, { as: 'member' });
    expect(home.body).toMatchObject({ pay: { due_gigs: 1, failed_gigs: 0 } });
    expect((await call('GET', gig, { as: 'member' })).body).toMatchObject({
      stats: { unpaid_applications: 2, confirmed_applications: 0 },
    });
  });

  test('a late cancellation is charged and paid out once, and then settled', async () => {
    await cancelLate(server);
    expect((await pay()).body.results).toMatchObject([
      {
        ok: true,
        application: { is_cancelled: true, payment: { status: 'SUBMITTED', total_amount: 119.8 } },
      },
      { ok: true },
    ]);
    expect(await paymentStatus()).toBe('PROCESSING');
    expect((await due()).count).toBe(1);
    await settle();

    expect(await paymentStatus()).toBe('PAID');
    expect((await due()).count).toBe(0);
    expect(await pros()).toBe(0);
    expect(await balances(database)).toEqual({ PLATFORM_FEE: -3_626, GATEWAY_FEE: -734, PROCESSOR: 4_360 });
    expect((await call('GET', gig, { as: 'member' })).body).toMatchObject({
      status: 'CANCELLED',
      stats: { paid_pros: 2, unpaid_applications: 0 },
    });
    expect((await pay()).body.results).toMatchObject([
      { ok: false, error: { message: 'This work is paid already.' } },
      { ok: false },
    ]);
  });

  test('a late cancellation is charged once where two windows pay at the same time', async () => {
    await cancelLate(server);
    const responses = await Promise.all([pay([first]), pay([first])]);
    await settle();

    expect(responses.flatMap(({ body }) => body.results).filter(({ ok }) => ok)).toHaveLength(1);
    const events = await database
      .selectFrom('ledger_postings')
      .select('event')
      .where('application_id', '=', first)
      .orderBy('id')
      .execute();
    expect(events.map(({ event }) => event)).toEqual(['OWED', 'CHARGED', 'PAID_OUT']);
    expect(await paymentStatus()).toBe('DUE');
  });

  test('a late cancellation can be retried after its charge failed', async () => {
    await addCard(database, 'DECLINED_LATER');
    await cancelLate(server);
    await pay();
    await settle();
    expect(await paymentStatus()).toBe('FAILED');
    const home = await call('GET', `/staffer/locations/${ids.harborHouse}/home/`, { as: 'member' });
    expect(home.body).toMatchObject({ pay: { due_gigs: 0, failed_gigs: 1 } });

    await addCard(database);
    await pay();
    await settle();
    expect(await paymentStatus()).toBe('PAID');
    expect(await balances(database)).toMatchObject({ PROCESSOR: 4_360 });
  });

  test('a late cancellation has no bonus of the gig, and takes no tip and no bonus', async () => {
    await database.updateTable('gigs').set({ boosted_gig_bonus: 15 }).execute();
    await cancelLate(server);

    expect(await total()).toMatchObject({ total_amount: 239.6 });
    const extras = [
      { application_id: first, tip_amount: 5 },
      { application_id: second, bonus: 5 },
    ];
    expect((await pay([first, second], extras)).body.results).toMatchObject([
      { ok: false, error: { code: 'invalid', details: [{ target: 'tip_amount' }] } },
      { ok: false, error: { code: 'invalid', details: [{ target: 'bonus' }] } },
    ]);
  });

  test('a late cancellation keeps the guaranteed hours, whatever the terms of the location are later', async () => {
    await cancelLate(server);
    await database.updateTable('locations').set({ cancellation_guaranteed_hours: 8 }).execute();
    expect(await total()).toMatchObject({ total_amount: 239.6 });

    const start_time = hoursFromStart(24).toISOString();
    const body = { working_hours: { start_time }, reason: 'Corrected' };
    const adjusted = await call('PATCH', `/staffer/gig-applications/${first}/`, { as: 'member', body });
    expect(adjusted).toMatchObject({
      status: 409,
      error: { message: 'The guaranteed hours of a late cancellation cannot be adjusted.' },
    });
  });

  test('a late cancellation is paid automatically 48 hours after the shift would have ended', async () => {
    await cancelLate(server);
    clock.set(hoursFromStart(79.9));
    await run();
    expect(await paymentStatus()).toBe('DUE');
    clock.set(hoursFromStart(80));
    await run();
    expect(await paymentStatus()).toBe('PROCESSING');
  });

  test('a late cancellation reminds those who may pay in the next morning', async () => {
    await cancelLate(server);
    clock.set(hoursFromStart(24));
    await run();
    const messages = await database
      .selectFrom('outbox_messages')
      .select('body')
      .where('subject', '=', 'Payment due at Harbor House')
      .execute();
    expect(messages[0]?.body).toContain('2 pros of 1 shift at Harbor House are not paid yet.');
  });

  test('a late cancellation can be paid to the pro by a platform admin before the business pays', async () => {
    await cancelLate(server);
    const paid = await call('POST', '/admin/pro-payments/', { as: 'admin', body: { application_id: first } });
    expect(paid).toMatchObject({ status: 201, body: { pro_payment: { total_amount: 98 } } });
    await settle();
    expect(await paymentStatus()).toBe('DUE');
    expect(await balances(database)).toMatchObject({ BUSINESS_RECEIVABLE: 11_980, PROCESSOR: -9_800 });
  });

  test('a late cancellation leaves applicants who were not confirmed unpaid', async () => {
    await cancelLate(server);
    expect((await pay([open])).body.results).toMatchObject([
      { ok: false, error: { message: 'This application is cancelled: there is nothing to pay.' } },
    ]);
  });

  test('a late cancellation takes no payments for work: no one worked', async () => {
    await cancelLate(server);
    const body = { application_id: first, reason: 'PRO_BONUS', pro_amount: 10 };
    expect(await call('POST', '/adhoc-payments/business/', { as: 'member', body })).toMatchObject({
      status: 409,
      error: {
        message: 'This shift was cancelled late: only a reimbursement or another payment can be added.',
      },
    });
  });
});

test('a cancellation in time owes nothing', async () => {
  expect(await cancelLate(server, { hours: 0 })).toMatchObject({
    results: [
      {
        effects: { released_pros: 2, fee_amount: 0, fee_total_amount: 0 },
        gig: { cancellation_fee_amount: 0, cancellation_payment_status: null },
      },
    ],
  });
  expect((await due()).count).toBe(0);
  expect(await total()).toMatchObject({ total_amount: 0 });
  expect((await pay([first])).body.results).toMatchObject([{ ok: false }]);
});

test('an invoiced location has the late cancellation on its invoice, and its pros are paid', async () => {
  await database.updateTable('locations').set({ invoicing_enabled: true }).execute();
  expect(await cancelLate(server)).toMatchObject({ results: [{ effects: { fee_total_amount: 232.26 } }] });
  await pay();
  await settle();
  expect(await paymentStatus()).toBe('PAID');
  expect((await due()).count).toBe(0);

  clock.set(new Date('2026-03-09T05:00:00Z'));
  await run();
  const { id } = await database.selectFrom('invoices').select('id').executeTakeFirstOrThrow();
  const { payload } = await server.server.inject({
    url: `/api/staffer/invoices/${id}/csv/`,
    headers: { authorization: `Bearer ${tokenOf('owner')}` },
  });
  expect(payload.match(/Server \(late cancellation\)/g)).toHaveLength(2);
  const { body } = await call('GET', `/staffer/invoices/${id}/lines/`, { as: 'owner' });
  expect(body).toMatchObject({
    results: [
      { is_late_cancellation: true, minutes: 240, wage_amount: 24.5, total_amount: 116.13 },
      { is_late_cancellation: true, minutes: 240, wage_amount: 24.5, total_amount: 116.13 },
    ],
  });
});
