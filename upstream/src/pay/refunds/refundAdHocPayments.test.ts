import { beforeEach, describe, expect, test } from 'vitest';
import { issueInvoice, owe, runDue } from '../../testing/invoices.ts';
import { balances } from '../../testing/ledger.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import { tokenOf, type Person } from '../../testing/people.ts';
import { payInFull, settle } from '../../testing/refunds.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { AdHocPaymentResponse } from '../adHocPayments/adHocPaymentResponse.ts';
import type { InvoiceResponse } from '../invoices/invoiceResponse.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first, , third] = ids.openApplications;
const reason = 'The bonus was meant for another pro.';
const total = 24.69;

beforeEach(reset);

const give = async (change: object = {}, path = '/adhoc-payments/business/', as: Person = 'member') => {
  const body = { application_id: first, reason: 'PRO_BONUS', pro_amount: 20, ...change };
  const { status, body: payment } = await call<AdHocPaymentResponse>('POST', path, { as, body });
  expect(status).toBe(201);
  return payment.id;
};
const refund = (id: number, amount: number, as: Person = 'admin') =>
  call('POST', '/admin/refunds/', { as, body: { adhoc_payment_id: id, amount, reason } });
const paymentOf = async (id: number) =>
  (await call<AdHocPaymentResponse>('GET', `/adhoc-payments/${id}/`, { as: 'member' })).body;
const invoice = async (id: number) =>
  (await call<InvoiceResponse>('GET', `/staffer/invoices/${id}/`, { as: 'manager' })).body;

describe('an ad-hoc payment that a card was charged for', () => {
  let id: number;
  beforeEach(async () => {
    await payInFull(server);
    id = await give();
    await settle(server);
  });

  test("201: the charge of an ad-hoc payment goes back once, apart from the work's, and the payment says so", async () => {
    const before = await balances(database);
    expect(await paymentOf(id)).toMatchObject({ refunds: [], refundable_amount: total });
    expect(await refund(id, 10)).toMatchObject({
      status: 201,
      body: { refunds: [{ application_id: first, adhoc_payment_id: id, way: 'PAYMENT_METHOD', amount: 10 }] },
    });
    await runDue(server);
    await runDue(server);

    expect(
      await database.selectFrom('sandbox_refunds').select(['charge_key', 'amount_cents']).execute(),
    ).toEqual([{ charge_key: `adhoc-${id}-1`, amount_cents: 1000 }]);
    expect(await balances(database)).toEqual({
      ...before,
      REFUNDS: 1000,
      PROCESSOR: (before['PROCESSOR'] ?? 0) - 1000,
    });
    expect(await paymentOf(id)).toMatchObject({
      refunds: [{ status: 'REFUNDED', amount: 10, reason, settled_ts: expect.any(String) }],
      refundable_amount: 14.69,
    });
    const { body } = await call<{ works: { refunds: object[]; refundable_amount: number }[] }>(
      'GET',
      `/staffer/gigs/${ids.postedGig}/due-pay/`,
      { as: 'member' },
    );
    expect(body.works[0]).toMatchObject({ refunds: [], refundable_amount: 239.3 });
  });

  test('201: the charge of an ad-hoc payment goes back also after a retry of its payout', async () => {
    const payout = { status: 'FAILED', error_code: 'PAYOUT_REFUSED' } as const;
    await database.updateTable('adhoc_payments').set(payout).where('id', '=', id).execute();
    await call('POST', `/adhoc-payments/${id}/retry/`, { as: 'member' });
    expect((await refund(id, 10)).status).toBe(201);
    await runDue(server);
    await runDue(server);

    expect(await database.selectFrom('sandbox_refunds').select('charge_key').execute()).toEqual([
      { charge_key: `adhoc-${id}-1` },
    ]);
    expect(await paymentOf(id)).toMatchObject({
      refunds: [{ status: 'REFUNDED' }],
      refundable_amount: 14.69,
    });
  });

  test('400, 409: no more goes back than the ad-hoc payment was, whatever was paid for the work', async () => {
    expect((await refund(id, 24.7)).error).toMatchObject({ target: 'amount', message: 'At most $24.69' });
    expect((await refund(id, total)).status).toBe(201);
    expect((await refund(id, 0.01)).error?.message).toBe('Everything was refunded already.');
  });

  test('a refund that the network refuses has failed, and what it was for can be refunded again', async () => {
    await database.updateTable('sandbox_charges').set({ is_declined: true }).execute();
    await refund(id, total);
    await runDue(server);
    expect(await paymentOf(id)).toMatchObject({ refunds: [{ status: 'FAILED' }], refundable_amount: total });
  });

  test.each([
    ['owner', 404],
    ['onsite', 404],
  ] as const)('the refund of an ad-hoc payment as %s gets %d', async (as, status) => {
    expect((await refund(id, 5, as)).status).toBe(status);
  });

  test('401: without a token', async () => {
    const body = { adhoc_payment_id: id, amount: 5, reason };
    expect((await call('POST', '/admin/refunds/', { body })).status).toBe(401);
  });

  test('404: a payment that does not exist', async () => {
    expect((await refund(id + 1, 5)).status).toBe(404);
  });
});

describe('a payment that no business has paid', () => {
  beforeEach(async () => {
    await finishWork(server);
    await addCard(database);
  });

  test('409: an ad-hoc payment whose charge is on its way', async () => {
    expect((await refund(await give(), 5)).error?.message).toBe('The business has not paid for this.');
  });

  test('409: an ad-hoc payment whose charge was declined', async () => {
    await addCard(database, 'DECLINED_LATER');
    const id = await give();
    await settle(server);
    expect((await refund(id, 5)).status).toBe(409);
  });

  test('409: an ad-hoc payment that the platform bears', async () => {
    const body = { pro_amount: undefined, amount: 20, reason: 'TOS', charge_business: false };
    const id = await give(body, '/adhoc-payments/', 'admin');
    await settle(server);
    expect((await refund(id, 5)).status).toBe(409);
  });
});

describe('an ad-hoc payment of an invoiced location', () => {
  let id: number;
  beforeEach(async () => {
    await issueInvoice(server);
    id = await give({ reason: 'REIMBURSEMENT', pro_amount: 12.5, description: 'Parking' });
    await runDue(server);
  });

  test('409: an ad-hoc payment on a draft, which is corrected there', async () => {
    clock.set(new Date('2026-03-16T05:00:00Z'));
    await runDue(server);
    expect(await invoice(2)).toMatchObject({ status: 'DRAFT', total_amount: 12.5 });
    expect((await refund(id, 5)).status).toBe(409);
  });

  test('201: a refunded ad-hoc payment is taken off the next invoice, which names it', async () => {
    clock.set(new Date('2026-03-17T06:00:00Z'));
    await runDue(server);
    clock.advance(24 * 60);
    await runDue(server);
    expect(await refund(id, 12.5)).toMatchObject({
      status: 201,
      body: { refunds: [{ way: 'INVOICE', status: 'SUBMITTED' }] },
    });
    await owe(server, third, [10_000, 1850]);
    clock.set(new Date('2026-03-23T05:00:00Z'));
    await runDue(server);

    expect(await invoice(3)).toMatchObject({
      credits: [{ reason: 'REFUND', person_name: 'Avery B.', adhoc_reason: 'REIMBURSEMENT', amount: -12.5 }],
      total_amount: 106,
    });
    const { payload } = await server.server.inject({
      url: '/api/staffer/invoices/3/csv/',
      headers: { authorization: `Bearer ${tokenOf('manager')}` },
    });
    expect(payload).toContain('"Refund, Reimbursement (Avery B.)"');
    clock.advance(24 * 60);
    await runDue(server);
    expect(await paymentOf(id)).toMatchObject({ refunds: [{ status: 'REFUNDED' }], refundable_amount: 0 });
    expect(await balances(database)).not.toHaveProperty('BUSINESS_RECEIVABLE');
  });
});
