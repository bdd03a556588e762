import { beforeEach, expect, test } from 'vitest';
import { firstInvoice, issueInvoice, runDue } from '../../testing/invoices.ts';
import { balances } from '../../testing/ledger.ts';
import { returnCharge } from '../../testing/money/returnCharge.ts';
import { addStripeMethod } from '../../testing/stripePay.ts';
import { startStripeServer } from '../../testing/stripeServer.ts';

const server = await startStripeServer();
const { call, clock, database, ids, reset, stripe, tell } = server;

const path = `/staffer/invoices/${firstInvoice}/`;
const pay = () => call('POST', `${path}pay/`, { as: 'manager', body: {} });
const invoice = async () => (await call('GET', path, { as: 'manager' })).body;
const charges = () =>
  database
    .selectFrom('gig_applications')
    .innerJoin('payments', 'payments.application_id', 'gig_applications.id')
    .select([
      'business_payment_status as status',
      'payments.failure_code',
      'business_payment_amount as amount',
    ])
    .where('gig_applications.id', 'in', ids.openApplications)
    .where('payments.kind', '=', 'CHARGE')
    .orderBy('gig_applications.id')
    .execute();
const events = async () => {
  const rows = await database
    .selectFrom('ledger_postings')
    .select(['event', 'attempt'])
    .where('application_id', '=', ids.openApplications[0])
    .orderBy('id')
    .execute();
  return rows.map(({ event, attempt }) => `${event} ${attempt}`);
};
const mails = () =>
  database
    .selectFrom('outbox_messages')
    .select('body')
    .where('subject', 'like', 'The payment of invoice%')
    .execute();

async function settle() {
  for (let step = 0; step < 4; step += 1) {
    await runDue(server);
    clock.advance(31);
  }
}

const failed = { status: 'FAILED', failure_code: 'DEBIT_RETURNED', amount: 232.26 };
const paid = { status: 'AVAILABLE', failure_code: null, amount: 232.26 };

beforeEach(async () => {
  await reset();
  stripe.deleteKeys();
  stripe.intents.length = 0;
  await issueInvoice(server);
  await addStripeMethod(server);
  await pay();
  await settle();
});

test('an invoice fails when its debit comes back, with the charges of its work, and is paid again', async () => {
  expect(await invoice()).toMatchObject({ status: 'PAID' });
  const before = await balances(database);

  for (const attempt of [1, 2]) {
    expect(await returnCharge(server, `invoice-${firstInvoice}-${attempt}`)).toEqual([200, 200, 200]);
    await settle();
    expect(await invoice()).toMatchObject({
      status: 'FAILED',
      failure_code: 'DEBIT_RETURNED',
      paid_ts: null,
      payment_method: null,
      total_amount: 464.52,
    });
    expect(await charges()).toEqual([failed, failed]);
    expect(await balances(database)).toMatchObject({ INVOICE_RECEIVABLE: 46_452 });

    expect((await pay()).status).toBe(200);
    await settle();
    expect(await invoice()).toMatchObject({ status: 'PAID', failure_code: null });
    expect(await charges()).toEqual([paid, paid]);
    expect(await balances(database)).toEqual(before);
  }
  expect(await events()).toEqual([
    'OWED 1',
    'INVOICED 1',
    'INVOICE_PAID 1',
    'INVOICE_RETURNED 1',
    'INVOICE_PAID 2',
    'INVOICE_RETURNED 2',
    'INVOICE_PAID 3',
  ]);
});

test('an event about an attempt that is over changes nothing', async () => {
  await returnCharge(server, `invoice-${firstInvoice}-1`);
  await settle();
  await pay();
  await settle();
  await returnCharge(server, `invoice-${firstInvoice}-1`);
  await settle();

  expect(await invoice()).toMatchObject({ status: 'PAID' });
});

test('a return that was reported before the invoice was paid counts once it is', async () => {
  await returnCharge(server, `invoice-${firstInvoice}-1`);
  await settle();
  await addStripeMethod(server, { type: 'us_bank_account', charging: 'processing' });
  await pay();
  await runDue(server);
  await runDue(server);
  await tell('charge.dispute.created', {
    id: 'dp_early',
    payment_intent: stripe.lastIntent().id,
    amount: stripe.lastIntent().amount,
    reason: 'insufficient_funds',
  });
  stripe.lastIntent().status = 'succeeded';
  clock.advance(24 * 60);
  await settle();

  expect(await invoice()).toMatchObject({ status: 'FAILED', failure_code: 'DEBIT_RETURNED' });
  expect(await charges()).toEqual([failed, failed]);
});

test('notifies the admins why', async () => {
  await returnCharge(server, `invoice-${firstInvoice}-1`);
  await settle();

  expect((await mails())[0]?.body).toContain('could not be charged. The bank returned the debit.');
});

test('the database refuses to take an invoice as paid twice', async () => {
  const again = database
    .insertInto('ledger_postings')
    .values({
      application_id: ids.openApplications[0],
      event: 'INVOICE_PAID',
      attempt: 2,
      created_ts: clock.now(),
    })
    .execute();

  await expect(again).rejects.toThrow('An invoice is paid once');
});
