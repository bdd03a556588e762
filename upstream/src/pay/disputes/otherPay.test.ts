import { beforeEach, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { becomePro, dispute, shortenHours } from '../../testing/disputes.ts';
import { addCard } from '../../testing/pay.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { hoursToPay } from '../hours/hoursToPay.ts';
import type { InvoiceResponse } from '../invoices/invoiceResponse.ts';
import { readDisputedWork } from './readDisputedWork.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first] = ids.openApplications;
const realHours = {
  start_time: hoursFromStart(24).toISOString(),
  end_time: hoursFromStart(32).toISOString(),
};

beforeEach(async () => {
  await reset();
  await becomePro(server);
  await shortenHours(server);
});

const run = () => runDueWork({ database, clock, settings: testSettings }, dueJobs);

async function settle() {
  for (let step = 0; step < 8; step += 1) {
    await run();
    clock.advance(30);
  }
}

async function pay() {
  await call('POST', `/staffer/gig-applications/${first}/pay/`, { as: 'member', body: {} });
  await settle();
}

const act = (id: number, name: string, body: object = {}) =>
  call('POST', `/staffer/disputes/${id}/${name}/`, { as: 'member', body });
const charges = async () =>
  (await database.selectFrom('sandbox_charges').select('amount_cents').execute()).map(
    ({ amount_cents }) => amount_cents,
  );

test('hours that an ad-hoc payment has paid are not granted once more', async () => {
  await pay();
  const id = await dispute(server);
  const { status } = await call('POST', '/adhoc-payments/business/', {
    as: 'member',
    body: { application_id: first, reason: 'ADJUST_HOURS', pro_amount: 49, workinghours: realHours },
  });
  expect(status).toBe(201);
  await settle();
  const before = await charges();
  expect((await act(id, 'accept')).status).toBe(200);
  await settle();
  expect(await charges()).toEqual(before);
});

test('hours that an extra payment for missing pay has paid are not granted once more', async () => {
  await pay();
  const id = await dispute(server);
  const { status } = await call('POST', '/adhoc-payments/business/', {
    as: 'member',
    body: { application_id: first, reason: 'SHORTED_PAY', pro_amount: 49 },
  });
  expect(status).toBe(201);
  await settle();
  const before = await charges();
  expect((await act(id, 'accept')).status).toBe(200);
  await settle();
  expect(await charges()).toEqual(before);
});

test('an extra payment for a part of the missing hours leaves the other part to the dispute', async () => {
  const id = await dispute(server);
  await call('POST', '/adhoc-payments/business/', {
    as: 'member',
    body: { application_id: first, reason: 'SHORTED_PAY', pro_amount: 24.5 },
  });
  await act(id, 'accept');
  const { work_end_time } = await database
    .selectFrom('gig_applications')
    .select('work_end_time')
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  expect(work_end_time).toEqual(hoursFromStart(31));
});

test('hours that a dispute about the payment has paid are not disputed once more', async () => {
  await pay();
  // 6 hours were paid, $147.00: the claim is for the other two.
  await act(await dispute(server, { subject: 'PAYMENT', value: 19_600 }), 'accept');
  await settle();
  await expect(dispute(server)).rejects.toThrow('Claim more than the hours that count now.');
});

test('hours that a dispute has paid count once in a dispute about the payment and about the hours', async () => {
  await pay();
  await act(await dispute(server), 'accept');
  await settle();
  const before = await charges();
  const id = await dispute(server, { subject: 'PAYMENT', value: 20_000 });
  await act(id, 'accept');
  await settle();
  expect(await charges()).toHaveLength(before.length + 1);
  // 6 hours, 2 hours that the first dispute granted, and $4.00 that the second one did.
  const { work, adjustedMinutes } = await readDisputedWork(database, 'SANDBOX', first);
  expect(hoursToPay(work).minutes_to_pay + adjustedMinutes).toBe(490);
});

test.each([
  ['a dispute about the hours', async () => act(await dispute(server), 'accept')],
  [
    'a dispute about the payment',
    async () => act(await dispute(server, { subject: 'PAYMENT', value: 19_600 }), 'accept'),
  ],
  [
    'an extra payment for missing pay',
    () =>
      call('POST', '/adhoc-payments/business/', {
        as: 'member',
        body: { application_id: first, reason: 'SHORTED_PAY', pro_amount: 49 },
      }),
  ],
])('hours that %s has paid are no additional amount', async (_what, addPay) => {
  await pay();
  await addPay();
  await settle();
  const query = new URLSearchParams({ application_id: String(first), ...realHours });
  const { body } = await call('GET', `/adhoc-payments/additional-amount/?${query.toString()}`, {
    as: 'member',
  });
  expect(body).toMatchObject({ amount_cents: 0 });
});

test('a missing payment that the platform rejects is not charged', async () => {
  clock.set(hoursFromStart(32 + 80));
  const id = await dispute(server, { subject: 'PAYMENT', value: 20_000 });
  await act(id, 'escalate', { note: 'We do not owe this' });
  const { status } = await call('POST', `/admin/disputes/${id}/resolve/`, {
    as: 'admin',
    body: { decision: 'FOR_BUSINESS', note: 'Decided' },
  });
  expect(status).toBe(200);
  const payments = await database
    .selectFrom('payments')
    .selectAll()
    .where('application_id', '=', first)
    .execute();
  expect(payments).toEqual([]);
});

test('a dispute is invoiced where its work was charged by card before', async () => {
  await pay();
  await database
    .updateTable('locations')
    .set({ invoicing_enabled: true })
    .where('id', '=', ids.harborHouse)
    .execute();
  await act(await dispute(server), 'accept');
  await settle();
  clock.advance(8 * 24 * 60);
  await run();
  const { body } = await call<InvoiceResponse>('GET', '/staffer/invoices/1/', { as: 'manager' });
  expect(body.lines).toContainEqual({ code: 'LABOR', amount: 49 });
  expect(body.line_count).toBe(1);
});

test('the failed charge of a dispute is retried without a card where the location is invoiced by now', async () => {
  await pay();
  const id = await dispute(server);
  await addCard(database, 'DECLINED_LATER');
  await act(id, 'accept');
  await settle();
  await database.deleteFrom('payment_methods').execute();
  await database
    .updateTable('locations')
    .set({ invoicing_enabled: true })
    .where('id', '=', ids.harborHouse)
    .execute();

  expect((await act(id, 'retry-payment')).body).toMatchObject({
    payment: { kind: 'PAYOUT', status: 'SUBMITTED', total_amount: 49 },
  });
  expect((await act(id, 'retry-payment')).status).toBe(409);
  await settle();
  clock.advance(8 * 24 * 60);
  await run();
  const { body } = await call<InvoiceResponse>('GET', '/staffer/invoices/1/', { as: 'manager' });
  // Without the fee of a card that was not charged.
  expect(body).toMatchObject({
    total_amount: 58.07,
    lines: [{ code: 'LABOR', amount: 49 }, { code: 'PLATFORM_FEE' }],
  });
});

const recordNoShow = () =>
  call('POST', `/staffer/gig-applications/${first}/no-show/`, { as: 'member', body: {} });

test('no one records a no-show for work with an open dispute, which could pay it then', async () => {
  const id = await dispute(server);
  expect(await recordNoShow()).toMatchObject({
    status: 409,
    error: { code: 'invalid_transition', message: 'This work has an open dispute: answer it first.' },
  });
  await act(id, 'accept');
  expect((await recordNoShow()).status).toBe(200);
});

test('a counteroffer and a split that add less than a card can be charged are refused at the amount', async () => {
  await pay();
  const id = await dispute(server, { subject: 'PAYMENT', value: 19_600 });
  const refused = {
    status: 400,
    error: { target: 'amount', message: 'This adds less than $0.50, too little to charge.' },
  };
  expect(await act(id, 'counter', { amount: 147.01, note: 'That is all' })).toMatchObject(refused);
  await act(id, 'escalate', { note: 'We do not owe this' });
  const split = (amount: number) =>
    call('POST', `/admin/disputes/${id}/resolve/`, {
      as: 'admin',
      body: { decision: 'SPLIT', amount, note: 'Decided' },
    });
  expect(await split(147.01)).toMatchObject(refused);
  expect((await split(148)).status).toBe(200);
});
