import { beforeEach, expect, test } from 'vitest';
import { balances } from '../../testing/ledger.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { AdHocPaymentResponse } from './adHocPaymentResponse.ts';

const server = await startTestServer();
const { call, database, ids, reset } = server;
const [first] = ids.openApplications;

beforeEach(async () => {
  await reset();
  await finishWork(server);
});

const send = (change: object = {}, as: Person = 'admin') =>
  call<AdHocPaymentResponse>('POST', '/adhoc-payments/', {
    as,
    body: { application_id: first, reason: 'TOS', amount: 20, charge_business: false, ...change },
  });

test('201: the platform bears a payment that is not charged, without fees and without a payment method', async () => {
  const { status, body } = await send();

  expect(status).toBe(201);
  expect(body).toMatchObject({ reason: 'TOS', amount: 20, payment_amount: 0, charged_to_business: false });
  expect(await balances(database)).toEqual({ PLATFORM_COVERAGE: 2000, OTHER_PAY: -2000 });
});

test('201: charges the business by default, and the employment type can differ from that of the gig', async () => {
  await addCard(database);
  await database.updateTable('locations').set({ w2_fee_percentage: 10 }).execute();
  const { body } = await send({ reason: 'PRO_BONUS', charge_business: undefined, employment_type: 'W2' });

  expect(body).toMatchObject({ employment_type: 'W2', charged_to_business: true });
  expect(await balances(database)).toMatchObject({ BONUS: -2000, W2_FEE: -200 });
});

test('201: settles claims about cancelled work', async () => {
  await database
    .updateTable('gig_applications')
    .set({ is_cancelled: true, cancellation_reason: 'NO_SHOW' })
    .where('id', '=', first)
    .execute();

  expect((await send()).status).toBe(201);
  expect((await send({ reason: 'PRO_BONUS' })).status).toBe(409);
});

test('400: an amount below the minimum', async () => {
  expect(await send({ amount: 0.49 })).toMatchObject({
    status: 400,
    error: { target: 'amount', message: 'Amount must be at least $0.50' },
  });
});

test('401, 404: only platform admins', async () => {
  expect(await call('POST', '/adhoc-payments/', { body: {} })).toMatchObject({ status: 401 });
  expect((await send({}, 'owner')).status).toBe(404);
  expect((await send({ application_id: 99_999 })).status).toBe(404);
});

test('404: a charge without a payment method', async () => {
  await database.deleteFrom('payment_methods').execute();
  expect((await send({ charge_business: true })).error?.code).toBe('PAYMENT_METHOD_DOES_NOT_EXIST');
});
