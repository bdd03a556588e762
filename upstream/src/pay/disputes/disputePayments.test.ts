import { beforeEach, describe, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { becomePro, dispute, shortenHours } from '../../testing/disputes.ts';
import { owedByInvoicedDisputes } from '../ledger/owed.ts';
import { balances } from '../../testing/ledger.ts';
import { addCard } from '../../testing/pay.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import type { DisputeResponse } from './disputeResponse.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first] = ids.openApplications;

beforeEach(async () => {
  await reset();
  await becomePro(server);
  await shortenHours(server);
});

async function settle() {
  for (let step = 0; step < 8; step += 1) {
    await runDueWork({ database, clock, settings: testSettings }, dueJobs);
    clock.advance(30);
  }
}

async function pay() {
  await call('POST', `/staffer/gig-applications/${first}/pay/`, { as: 'member', body: {} });
  await settle();
}

const accept = (id: number, key = 'accept-1') =>
  call<DisputeResponse>('POST', `/staffer/disputes/${id}/accept/`, {
    as: 'member',
    body: {},
    headers: { 'idempotency-key': key },
  });
const retry = (id: number) =>
  call<DisputeResponse>('POST', `/staffer/disputes/${id}/retry-payment/`, { as: 'member' });
const cost = async (id: number, query = '') =>
  (await call('GET', `/staffer/disputes/${id}/cost/${query}`, { as: 'member' })).body;
const paymentOf = async (id: number) =>
  (await call<DisputeResponse>('GET', `/staffer/disputes/${id}/`, { as: 'member' })).body.payment;
const charges = () => database.selectFrom('sandbox_charges').select('amount_cents').execute();

describe('hours after the payment', () => {
  beforeEach(pay);

  test('accepting a dispute after the payment charges the difference with its fees and pays the pro', async () => {
    const id = await dispute(server);
    // 2 hours at $24.50, 18.5% and 2.9% + $0.30.
    expect(await cost(id)).toMatchObject({
      total_amount: 60.05,
      pro_amount: 49,
      is_charged_now: true,
      is_invoiced: false,
    });
    expect((await accept(id)).body.payment).toMatchObject({
      kind: 'CHARGE',
      status: 'SUBMITTED',
      total_amount: 60.05,
    });
    await settle();

    expect(await paymentOf(id)).toMatchObject({ kind: 'PAYOUT', status: 'AVAILABLE', total_amount: 49 });
    // Only the fees stay: 18.5% of $147 and of $49, and what the card network takes.
    expect(await balances(database)).toEqual({ PROCESSOR: 4_360, PLATFORM_FEE: -3_627, GATEWAY_FEE: -733 });
  });

  test('a lost response that is repeated, and two windows, charge once', async () => {
    const id = await dispute(server);
    const [one, other, window] = [await accept(id), await accept(id), await accept(id, 'accept-2')];
    await settle();

    expect(other).toMatchObject({ status: 200, body: one.body });
    expect(window.status).toBe(409);
    expect(await charges()).toHaveLength(2);
  });

  test('a declined card is retried, and charged once', async () => {
    const id = await dispute(server);
    await addCard(database, 'DECLINED_LATER');
    await accept(id);
    await settle();
    expect(await paymentOf(id)).toMatchObject({ status: 'FAILED', failure_code: 'CARD_DECLINED' });

    await addCard(database);
    expect((await retry(id)).body.payment).toMatchObject({ status: 'SUBMITTED', total_amount: 60.05 });
    expect((await retry(id)).error?.message).toBe('There is no failed payment to retry.');
    await settle();
    expect(await paymentOf(id)).toMatchObject({ kind: 'PAYOUT', status: 'AVAILABLE' });
    expect(Object.values(await balances(database)).reduce((sum, cents) => sum + cents, 0)).toBe(0);
  });

  test('402: an expired card cannot be charged', async () => {
    const id = await dispute(server);
    await database.updateTable('payment_methods').set({ expires_year: 2026, expires_month: 2 }).execute();
    expect(await accept(id)).toMatchObject({ status: 402, error: { code: 'card_declined' } });
  });

  test('a deadline submits the charge even without a payment method, which fails with a reason', async () => {
    const id = await dispute(server);
    await database.deleteFrom('payment_methods').execute();
    clock.advance(73 * 60);
    await settle();
    expect(await paymentOf(id)).toMatchObject({ status: 'ERROR', failure_code: 'PAYMENT_METHOD_UNUSABLE' });
  });

  test('an invoiced location pays only the pro', async () => {
    const id = await dispute(server);
    await database
      .updateTable('locations')
      .set({ invoicing_enabled: true })
      .where('id', '=', ids.harborHouse)
      .execute();
    expect(await cost(id)).toMatchObject({ total_amount: 58.07, is_charged_now: false, is_invoiced: true });
    await accept(id);
    await settle();
    expect(await paymentOf(id)).toMatchObject({ kind: 'PAYOUT', status: 'AVAILABLE', total_amount: 49 });
    expect((await owedByInvoicedDisputes(database, [first])).get(first)?.LABOR).toBe(-4900);
  });

  test('a payment dispute after one about hours starts from all that was paid', async () => {
    await accept(await dispute(server));
    await settle();
    const id = await dispute(server, { subject: 'PAYMENT', value: 20_000 });
    expect(await cost(id)).toMatchObject({ pro_amount: 4 });
    expect(await cost(id, '?amount_cents=19800')).toMatchObject({ pro_amount: 2 });
  });
});

test('the cost of a dispute before the payment is what the charge will rise by', async () => {
  const id = await dispute(server);
  expect(await cost(id)).toMatchObject({
    total_amount: 59.75,
    pro_amount: 49,
    is_charged_now: false,
    is_invoiced: false,
  });
  expect(await cost(id, '?minutes=360')).toMatchObject({ lines: [], total_amount: 0 });
});

test('hours that were raised in the meantime cost nothing more', async () => {
  const id = await dispute(server);
  await database
    .updateTable('gig_applications')
    .set({ work_end_time: hoursFromStart(33) })
    .where('id', '=', first)
    .execute();
  expect(await cost(id)).toMatchObject({ total_amount: 0 });
  expect((await accept(id)).body.application.working_hours.end_time).toBe(hoursFromStart(33).toISOString());
});

test.each([
  ['what is due', 14_700, 179.55],
  ['more than what is due', 15_700, 191.75],
])('a missing payment of %s is paid as the work', async (_what, value, charge) => {
  clock.set(hoursFromStart(105));
  const id = await dispute(server, { subject: 'PAYMENT', value });
  expect(await cost(id)).toMatchObject({ total_amount: charge, is_charged_now: true });
  expect((await accept(id)).body.application.payment).toMatchObject({
    status: 'SUBMITTED',
    total_amount: charge,
  });
  await settle();
  expect((await balances(database)).LABOR ?? 0).toBe(0);
});

test('200: the timeline shows the evidence in order', async () => {
  await pay();
  const id = await dispute(server);
  await accept(id);
  const { body } = await call<{ kind: string; actor_name: string | null; created_ts: string }[]>(
    'GET',
    `/staffer/disputes/${id}/timeline/`,
    { as: 'member' },
  );

  expect(body.map(({ kind }) => kind)).toEqual([
    'POSTED',
    'APPLIED',
    'HOURS_CHANGED',
    'PAYMENT_SUBMITTED',
    'BUSINESS_CHARGED',
    'PRO_PAID',
    'DISPUTE_OPENED',
    'DISPUTE_RESOLVED',
    'PAYMENT_SUBMITTED',
  ]);
  expect(body.at(-2)).toMatchObject({ actor_name: 'Milo Archer', minutes: 480 });
  expect(body[2]).toMatchObject({ actor_name: 'Milo Archer', note: 'Left early' });
});

const list = async (query: string) =>
  (
    await call<{ count: number; results: { id: number }[] }>(
      'GET',
      `/staffer/locations/${ids.harborHouse}/disputes/?${query}`,
      { as: 'member' },
    )
  ).body;

test('200: lists filter by what is open, the shift and the pro', async () => {
  const id = await dispute(server);
  for (const query of [
    '',
    'is_resolved=false',
    'status=OPEN',
    'status=COUNTERED,OPEN',
    'status=OPEN,RESOLVED',
    `gig_id=${ids.postedGig}`,
    `pro_id=${ids.pros[0]}`,
  ]) {
    expect(await list(query)).toMatchObject({ count: 1, results: [{ id }] });
  }
  for (const query of [
    'is_resolved=true',
    'status=ESCALATED',
    'status=COUNTERED,ESCALATED',
    'status=OPEN&is_resolved=true',
    `gig_id=${ids.completedGig}`,
    `pro_id=${ids.idlePro}`,
  ]) {
    expect(await list(query)).toMatchObject({ count: 0 });
  }
});
