import { beforeEach, describe, expect, test } from 'vitest';
import { hoursFromStart } from '../../testing/builders.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, database, ids, reset } = server;
const [first] = ids.openApplications;

beforeEach(async () => {
  await reset();
  await finishWork(server);
  await addCard(database);
});

const costs = (query: object, as: Person = 'member') =>
  call(
    'GET',
    `/adhoc-payments/business/costs/?${new URLSearchParams({ application_id: String(first), pro_amount: '20', reason: 'PRO_BONUS', ...query })}`,
    { as },
  );
const none = { tip_amount: 0, tipping_fee: 0, platform_fee: 0, background_check_fee: 0 };
const additional = (end: Date, as: Person = 'member') =>
  call(
    'GET',
    `/adhoc-payments/additional-amount/?application_id=${first}&start_time=${hoursFromStart(24).toISOString()}&end_time=${end.toISOString()}`,
    { as },
  );
const markPaid = () =>
  database.updateTable('gig_applications').set({ business_payment_status: 'AVAILABLE' }).execute();

describe('GET /adhoc-payments/business/costs/', () => {
  test('200: a payment to an employee has the fee of the payroll', async () => {
    await database.updateTable('locations').set({ w2_fee_percentage: 10 }).execute();
    const { body } = await costs({ employment_type: 'W2' });
    expect(body).toMatchObject({ pro_amount: 20, platform_fee: 5.7 });
    expect((await costs({ employment_type: 'F1099' })).body).toMatchObject({ platform_fee: 3.7 });
    expect((await costs({ employment_type: 'INTERN' })).status).toBe(400);
  });

  test.each([
    ['PRO_BONUS', { ...none, platform_fee: 3.7, payment_gateway_fee: 0.99, payment_amount: 24.69 }],
    ['TIP', { ...none, tip_amount: 20, tipping_fee: 0.6, payment_gateway_fee: 0.9, payment_amount: 21.5 }],
    ['REIMBURSEMENT', { ...none, payment_gateway_fee: 0.88, payment_amount: 20.88 }],
  ])('200: the costs of %s', async (reason, body) => {
    await database.updateTable('locations').set({ tipping_fee_percentage: 3 }).execute();
    expect(await costs({ reason })).toMatchObject({ status: 200, body: { pro_amount: 20, ...body } });
  });

  test('200: the background check has its own line', async () => {
    await database.updateTable('gigs').set({ background_check_required: true }).execute();
    await database.updateTable('locations').set({ background_checks_fee_percentage: 5 }).execute();
    expect(await costs({})).toMatchObject({ body: { background_check_fee: 1 } });
  });

  test.each([['0.49'], ['-1'], ['ten']])('400: the amount %s', async (pro_amount) => {
    expect(await costs({ pro_amount })).toMatchObject({
      status: 400,
      error: { target: 'pro_amount', message: 'Amount must be at least $0.50' },
    });
  });

  test('403, 404: callers without access', async () => {
    expect((await costs({}, 'onsite')).error).toMatchObject({ target: 'payments.make' });
    expect((await costs({}, 'rival')).status).toBe(404);
  });
});

describe('GET /adhoc-payments/additional-amount/', () => {
  test('200: the additional amount is the time beyond what was paid, at the wage of the gig', async () => {
    await markPaid();
    expect(await additional(hoursFromStart(32.5))).toMatchObject({
      status: 200,
      body: { amount_cents: 1225, seconds: 1800 },
    });
  });

  test('200: the additional amount is nothing for hours that were paid', async () => {
    await markPaid();
    expect((await additional(hoursFromStart(30))).body).toEqual({ amount_cents: 0, seconds: 0 });
  });

  test('200: the additional amount is nothing for the gap before a second clock-in', async () => {
    const halfAMinute = 1 / 120;
    const hours = [24, 27 - halfAMinute, 29, 32];
    await database
      .insertInto('time_punches')
      .values(
        hours.map((hour, index) => ({
          application_id: first,
          time: hoursFromStart(hour),
          punch_type: index % 2 === 0 ? ('CLOCK_IN' as const) : ('CLOCK_OUT' as const),
        })),
      )
      .execute();
    await markPaid();

    expect((await additional(hoursFromStart(32))).body).toMatchObject({ seconds: 0 });
    expect((await additional(hoursFromStart(32.25))).body).toMatchObject({ seconds: 900 });
  });

  test('400: hours that have not ended', async () => {
    await markPaid();
    expect((await additional(hoursFromStart(35))).error).toMatchObject({
      target: 'workinghours.end_time',
      message: 'These hours are not over yet.',
    });
  });

  test('403, 404, 409: callers without access, and work that is not paid', async () => {
    expect((await additional(hoursFromStart(32), 'onsite')).status).toBe(403);
    expect((await additional(hoursFromStart(32), 'rival')).status).toBe(404);
    expect((await additional(hoursFromStart(32))).status).toBe(409);
  });
});
