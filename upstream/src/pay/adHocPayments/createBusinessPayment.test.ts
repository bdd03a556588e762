import { beforeEach, describe, expect, test } from 'vitest';
import { hoursFromStart } from '../../testing/builders.ts';
import { balances } from '../../testing/ledger.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { AdHocPaymentResponse } from './adHocPaymentResponse.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first, , open] = ids.openApplications;

beforeEach(async () => {
  await reset();
  await finishWork(server);
  await addCard(database);
});

const send = (change: object = {}, as: Person = 'member', headers: Record<string, string> = {}) =>
  call<AdHocPaymentResponse>('POST', '/adhoc-payments/business/', {
    as,
    headers,
    body: { application_id: first, reason: 'PRO_BONUS', pro_amount: 20, ...change },
  });

const set = (table: 'locations' | 'gig_applications' | 'adhoc_payments', values: object, id: number) =>
  database.updateTable(table).set(values).where('id', '=', id).execute();

const workinghours = { start_time: hoursFromStart(24), end_time: hoursFromStart(33) };
const adjust = (change: object = {}) =>
  send({ reason: 'ADJUST_HOURS', pro_amount: 24.5, workinghours, ...change });
const markPaid = () => set('gig_applications', { business_payment_status: 'AVAILABLE' }, first);

test('201: submits a bonus with the fees of the gig', async () => {
  const { status, body } = await send({ description: ' Stayed late ' });

  expect(status).toBe(201);
  // $20 + 18.5% = $23.70, and 2.9% + $0.30.
  expect(body).toMatchObject({
    id: 1,
    application_id: first,
    gig_id: ids.postedGig,
    pro: { display_name: 'Avery B.' },
    reason: 'PRO_BONUS',
    status: 'SUBMITTED',
    amount: 20,
    payment_amount: 24.69,
    description: 'Stayed late',
    workinghours: null,
    error_code: null,
    error_message: null,
    charged_to_business: true,
  });
  expect(await balances(database)).toEqual({
    BUSINESS_RECEIVABLE: 2469,
    BONUS: -2000,
    PLATFORM_FEE: -370,
    GATEWAY_FEE: -99,
  });
});

test.each([
  [{ reason: 'TIP' }, { TIP: -2000, TIPPING_FEE: -60 }],
  [{ reason: 'SHORTED_PAY' }, { LABOR: -2000, PLATFORM_FEE: -370 }],
  [{ reason: 'REIMBURSEMENT', description: 'Parking' }, { REIMBURSEMENT: -2000 }],
  [
    { reason: 'OTHER', description: 'Uniform' },
    { OTHER_PAY: -2000, PLATFORM_FEE: -370 },
  ],
])('201: %j is posted to its accounts', async (change, entries) => {
  await set('locations', { tipping_fee_percentage: 3 }, ids.harborHouse);
  expect((await send(change)).status).toBe(201);
  const { BUSINESS_RECEIVABLE: _receivable, GATEWAY_FEE: _fee, ...posted } = await balances(database);
  expect(posted).toEqual(entries);
});

test('201: an invoiced location needs no payment method and has no gateway fee', async () => {
  await set('locations', { invoicing_enabled: true }, ids.harborHouse);
  await database.deleteFrom('payment_methods').execute();
  expect((await send()).body).toMatchObject({ status: 'SUBMITTED', payment_amount: 23.7 });
});

describe('adjusted hours', () => {
  test('201: adjusted hours pay what they come to beyond what was paid', async () => {
    await markPaid();
    const { status, body } = await adjust();

    expect(status).toBe(201);
    expect(body).toMatchObject({
      amount: 24.5,
      workinghours: { start_time: '2026-03-03T15:00:00.000Z', end_time: '2026-03-04T00:00:00.000Z' },
    });
  });

  test('400: adjusted hours with another amount than theirs', async () => {
    await markPaid();
    expect((await adjust({ pro_amount: 25 })).error).toMatchObject({
      target: 'pro_amount',
      message: 'These hours come to $24.50.',
    });
  });

  test('400: hours that are paid already', async () => {
    await markPaid();
    await adjust();
    expect((await adjust()).error).toMatchObject({
      target: 'workinghours',
      message: 'These hours are paid already.',
    });
  });

  test('400: hours whose payout failed, which a retry sends again', async () => {
    await markPaid();
    const { body } = await adjust();
    await set('adhoc_payments', { status: 'FAILED', error_code: 'PAYOUT_REFUSED', due_ts: null }, body.id);

    expect((await adjust()).error).toMatchObject({ message: 'These hours are paid already.' });
  });

  test('409: work whose hours can still be adjusted', async () => {
    expect((await adjust()).error).toMatchObject({
      code: 'invalid_transition',
      message: 'This work is not paid yet: adjust its hours instead.',
    });
  });

  test.each([
    [{ workinghours: null }, 'workinghours', 'This field is required'],
    [
      { workinghours: { start_time: hoursFromStart(26), end_time: hoursFromStart(25) } },
      'workinghours.end_time',
      'The end must be after the start.',
    ],
    [
      { workinghours: { start_time: hoursFromStart(10), end_time: hoursFromStart(27) } },
      'workinghours.end_time',
      'At most 16 hours can be paid.',
    ],
    [
      { workinghours: { start_time: hoursFromStart(24), end_time: hoursFromStart(34) } },
      'workinghours.end_time',
      'These hours are not over yet.',
    ],
  ])('400: rejects adjusted hours like %j', async (change, target, message) => {
    await markPaid();
    expect((await adjust(change)).error).toMatchObject({ target, message });
  });
});

const payments = () => database.selectFrom('adhoc_payments').select(['status', 'error_code']).execute();

describe('the same payment again', () => {
  test('201: the same payment again is kept as a duplicate within 10 minutes and owes nothing', async () => {
    await send();
    clock.advance(9);
    const { body } = await send();

    expect(body).toMatchObject({
      status: 'ERROR',
      error_code: 'DUPLICATE',
      error_message: 'The same payment was submitted minutes before.',
      payment_amount: 0,
    });
    expect(await balances(database)).toMatchObject({ BUSINESS_RECEIVABLE: 2469 });
  });

  test('201: two windows with the same payment pay once', async () => {
    await Promise.all([send(), send()]);
    expect(await payments()).toEqual([
      { status: 'SUBMITTED', error_code: null },
      { status: 'ERROR', error_code: 'DUPLICATE' },
    ]);
  });

  test.each([
    ['10 minutes later', async () => clock.advance(10), {}],
    ['with another amount', async () => {}, { pro_amount: 21 }],
    ['with a description', async () => {}, { description: 'For Sunday' }],
    ['after the first has failed', failFirst, {}],
  ])('201: the same payment again is another payment %s', async (_when, arrange, change) => {
    await send();
    await arrange();
    expect((await send(change)).body.status).toBe('SUBMITTED');
  });

  test('201: a repeated idempotency key returns the first response', async () => {
    const headers = { 'idempotency-key': 'bonus-1' };
    const [one, other] = [await send({}, 'member', headers), await send({}, 'member', headers)];

    expect(other.body).toEqual(one.body);
    expect(await payments()).toHaveLength(1);
  });
});

function failFirst() {
  return database
    .updateTable('adhoc_payments')
    .set({ status: 'FAILED', error_code: 'CARD_DECLINED', due_ts: null })
    .execute();
}

test.each([
  [{ pro_amount: 0.49 }, 'pro_amount', 'Amount must be at least $0.50'],
  [{ pro_amount: 'ten' }, 'pro_amount', 'Amount must be at least $0.50'],
  [{ pro_amount: 10_000.01 }, 'pro_amount', 'Amount must be at most $10,000'],
  [{ reason: 'OTHER' }, 'description', 'This field is required'],
  [{ reason: 'REIMBURSEMENT', description: '  ' }, 'description', 'This field is required'],
  [{ description: 'x'.repeat(501) }, 'description', 'At most 500 characters'],
  [{ workinghours }, 'workinghours', 'Only adjusted hours have working hours.'],
])('400: %j is refused at its field', async (change, target, message) => {
  expect(await send(change)).toMatchObject({ status: 400, error: { target, message } });
});

test('400: an unknown reason', async () => {
  expect(await send({ reason: 'GIFT' })).toMatchObject({ status: 400, error: { target: 'reason' } });
});

test('400: a tip before the end of the shift, or where no tips are given', async () => {
  await set('locations', { tipping_enabled: false }, ids.harborHouse);
  expect((await send({ reason: 'TIP' })).error).toMatchObject({
    target: 'reason',
    message: 'This location does not give tips.',
  });
  clock.set(hoursFromStart(31));
  expect((await send({ reason: 'TIP' })).error).toMatchObject({
    target: 'reason',
    message: 'A tip can be given once the shift has ended.',
  });
});

test('402, 404: an expired card, or no payment method', async () => {
  await database.updateTable('payment_methods').set({ expires_year: 2026, expires_month: 2 }).execute();
  expect(await send()).toMatchObject({ status: 402, error: { code: 'card_declined' } });
  // The work itself is charged: only its payout is to be sent again.
  await set(
    'gig_applications',
    { business_payment_status: 'AVAILABLE', pro_payment_status: 'FAILED' },
    first,
  );
  expect(await send()).toMatchObject({ status: 402 });
  await database.deleteFrom('payment_methods').execute();
  expect(await send()).toMatchObject({ status: 404, error: { code: 'PAYMENT_METHOD_DOES_NOT_EXIST' } });
});

test('401, 403, 404: callers without access', async () => {
  expect(await call('POST', '/adhoc-payments/business/', { body: {} })).toMatchObject({ status: 401 });
  expect((await send({}, 'onsite')).error).toMatchObject({ target: 'payments.make' });
  expect((await send({ reason: 'TOS' })).error).toMatchObject({ target: 'platform.admin' });
  expect(await send({}, 'rival')).toMatchObject({ status: 404 });
});

test('403: the terms of use have to be accepted', async () => {
  await database.updateTable('users').set({ terms_version_accepted: null }).execute();
  expect(await send()).toMatchObject({ status: 403, error: { code: 'terms_required' } });
});

test('409: an applicant who did not work, or whose work was cancelled', async () => {
  expect(await send({ application_id: open })).toMatchObject({
    status: 409,
    error: { message: 'Only the work of a confirmed pro can be paid.' },
  });
  await set('gig_applications', { is_cancelled: true, cancellation_reason: 'NO_SHOW' }, first);
  expect((await send()).error?.message).toBe('This application is cancelled: there is nothing to pay.');
});

test('409: charging is not available without a card network that charges', async () => {
  const production = await startTestServer({ isProduction: true });
  await finishWork(production);
  await addCard(production.database);
  await production.database.updateTable('billing_accounts').set({ network: 'STRIPE' }).execute();

  const body = { application_id: first, reason: 'PRO_BONUS', pro_amount: 20 };
  expect(await production.call('POST', '/adhoc-payments/business/', { as: 'member', body })).toMatchObject({
    status: 409,
    error: { code: 'conflict', message: 'Charging payment methods is not available here.' },
  });
});
