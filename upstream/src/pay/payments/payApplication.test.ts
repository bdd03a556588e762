import { beforeEach, describe, expect, test } from 'vitest';
import type { ApplicationResponse } from '../../filling/applications/applicationResponse.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first] = ids.openApplications;

beforeEach(async () => {
  await reset();
  await finishWork(server);
  await addCard(database);
});

const pay = (body: object = {}, as: Person = 'member', headers: Record<string, string> = {}) =>
  call<ApplicationResponse>('POST', `/staffer/gig-applications/${first}/pay/`, { as, body, headers });

const set = (table: 'locations' | 'gig_applications', values: object, id: number) =>
  database.updateTable(table).set(values).where('id', '=', id).execute();

test('200: submits a charge of the wages and the fees', async () => {
  const { status, body } = await pay();

  expect(status).toBe(200);
  // 8 hours at $24.50, 18.5% and 2.9% + $0.30.
  expect(body.payment).toEqual({ id: first * 2 - 1, status: 'SUBMITTED', total_amount: 239.3 });
  expect(body.pro_payment).toBeNull();
});

test('200: a tip and a bonus are charged with their fees', async () => {
  await set('locations', { tipping_fee_percentage: 3 }, ids.harborHouse);
  const { body } = await pay({ tip_amount: 20, bonus: 10 });

  // $206 + 18.5% = $244.11, a tip of $20 + 3% = $20.60, and 2.9% + $0.30 of both.
  expect(body.payment?.total_amount).toBe(272.69);
});

test('200: an invoiced location needs no payment method and pays the pro', async () => {
  await set('locations', { invoicing_enabled: true }, ids.harborHouse);
  await database.deleteFrom('payment_methods').execute();
  const { body } = await pay();

  expect(body.payment).toBeNull();
  expect(body.pro_payment).toMatchObject({ status: 'SUBMITTED', total_amount: 196 });
  expect((await pay()).error?.message).toBe('The payment for this work is already on its way.');
});

test('200: work that ended early can be paid before the end of the shift', async () => {
  clock.set(hoursFromStart(26));
  await set('gig_applications', { sent_home_ts: hoursFromStart(25), sent_home_reason: 'CONDUCT' }, first);

  expect((await pay()).status).toBe(200);
});

describe('twice', () => {
  test('409: two windows charge once', async () => {
    const responses = await Promise.all([pay(), pay()]);

    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.error).toMatchObject({
      code: 'invalid_transition',
      message: 'The payment for this work is already on its way.',
    });
    expect(await database.selectFrom('ledger_postings').select('event').execute()).toEqual([
      { event: 'OWED' },
    ]);
  });

  test('200: a repeated idempotency key returns the first response', async () => {
    const headers = { 'idempotency-key': 'pay-1' };
    const [one, other] = [await pay({}, 'member', headers), await pay({}, 'member', headers)];

    expect(other).toMatchObject({ status: 200, body: one.body });
  });

  test('409: work that is paid', async () => {
    await set('gig_applications', { business_payment_status: 'AVAILABLE' }, first);

    expect((await pay()).error).toMatchObject({
      code: 'invalid_transition',
      message: 'This work is paid already.',
    });
  });
});

test.each([
  [{ tip_amount: -1 }, 'tip_amount', 'Enter $0 to $1,000'],
  [{ bonus: 1000.01 }, 'bonus', 'Enter $0 to $1,000'],
  [{ tip_amount: 'ten' }, 'tip_amount', 'Enter $0 to $1,000'],
])('400: %j is refused at its field', async (body, target, message) => {
  expect(await pay(body)).toMatchObject({ status: 400, error: { target, message } });
});

test('400: a location without tips', async () => {
  await set('locations', { tipping_enabled: false }, ids.harborHouse);
  expect(await pay({ tip_amount: 5 })).toMatchObject({
    status: 400,
    error: { target: 'tip_amount', message: 'This location does not give tips.' },
  });
});

test('400, 409: nothing is paid before the end of the work, and no tip is given', async () => {
  clock.set(hoursFromStart(31));

  expect(await pay({ tip_amount: 5 })).toMatchObject({
    status: 400,
    error: { target: 'tip_amount', message: 'A tip can be given once the shift has ended.' },
  });
  expect(await pay()).toMatchObject({
    status: 409,
    error: { message: 'This work has not ended: it can be paid afterwards.' },
  });
});

describe('the payment method', () => {
  test('404: there is no payment method', async () => {
    await database.deleteFrom('payment_methods').execute();
    expect(await pay()).toMatchObject({ status: 404, error: { code: 'PAYMENT_METHOD_DOES_NOT_EXIST' } });
  });

  test.each([
    [
      { expires_year: 2026, expires_month: 2 },
      402,
      'The card ending in 4242 has expired. Add another payment method.',
    ],
    [
      { status: 'FAILED' as const },
      402,
      'The payment method ending in 4242 cannot be charged. Add another one.',
    ],
    [{ status: 'REQUIRES_ACTION' as const }, 409, 'The bank account ending in 4242 is not verified yet.'],
  ])('the payment method is refused: %j', async (values, status, message) => {
    await database.updateTable('payment_methods').set(values).execute();
    expect(await pay()).toMatchObject({ status, error: { message } });
  });

  test('200: a card is valid until the end of its month', async () => {
    await database.updateTable('payment_methods').set({ expires_year: 2026, expires_month: 3 }).execute();
    expect((await pay()).status).toBe(200);
  });
});

test.each([
  [
    { is_cancelled: true, cancellation_reason: 'NO_SHOW' },
    'This application is cancelled: there is nothing to pay.',
  ],
  [{ is_confirmed: false }, 'Only the work of a confirmed pro can be paid.'],
])('409: rejects work that is %j', async (values, message) => {
  await set('gig_applications', values, first);
  expect(await pay()).toMatchObject({ status: 409, error: { code: 'invalid_transition', message } });
});

test('401, 403, 404: callers without access', async () => {
  const path = `/staffer/gig-applications/${first}/pay/`;
  expect(await call('POST', path, { body: {} })).toMatchObject({ status: 401 });
  expect((await pay({}, 'onsite')).error).toMatchObject({ target: 'payments.make' });
  expect(await pay({}, 'rival')).toMatchObject({ status: 404 });
});

test('403: the terms of use have to be accepted', async () => {
  await database.updateTable('users').set({ terms_version_accepted: null }).execute();
  expect(await pay()).toMatchObject({ status: 403, error: { code: 'terms_required' } });
});

test('409: charging is not available without a card network that charges', async () => {
  const production = await startTestServer({ isProduction: true });
  await finishWork(production);
  await addCard(production.database);
  await production.database.updateTable('billing_accounts').set({ network: 'STRIPE' }).execute();

  const path = `/staffer/gig-applications/${first}/pay/`;
  expect(await production.call('POST', path, { as: 'member', body: {} })).toMatchObject({
    status: 409,
    error: { code: 'conflict', message: 'Charging payment methods is not available here.' },
  });
});

test('409: work whose charge failed is settled by the payout alone once it is invoiced', async () => {
  const statuses = { business_payment_status: 'FAILED', pro_payment_status: 'AVAILABLE' };
  await set('gig_applications', statuses, first);
  await set('locations', { invoicing_enabled: true }, ids.harborHouse);

  const { status, error } = await pay();
  expect(status).toBe(409);
  expect(error?.message).toBe('This work is paid already.');
});
