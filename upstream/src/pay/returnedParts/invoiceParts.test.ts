import { beforeEach, expect, test } from 'vitest';
import { firstInvoice, issueInvoice, runDue } from '../../testing/invoices.ts';
import { balances } from '../../testing/ledger.ts';
import { claimPart } from '../../testing/money/claimPart.ts';
import { addStripeMethod } from '../../testing/stripePay.ts';
import { startStripeServer } from '../../testing/stripeServer.ts';

const server = await startStripeServer();
const { call, clock, database, reset, stripe } = server;

const path = `/staffer/invoices/${firstInvoice}/`;
const pay = () => call('POST', `${path}pay/`, { as: 'manager', body: {} });
const invoice = async () => (await call('GET', path, { as: 'manager' })).body;

async function settle() {
  for (let step = 0; step < 4; step += 1) {
    await runDue(server);
    clock.advance(31);
  }
}

async function claim(attempt: number, name: string, status?: 'won') {
  const key = `invoice-${firstInvoice}-${attempt}`;
  await claimPart(server, key, { name, cents: 5000, ...(status && { status }) });
  await settle();
}

const short = { status: 'FAILED', failure_code: 'CHARGE_REVERSED', returned_amount: 50, paid_ts: null };
const paid = { status: 'PAID', failure_code: null, returned_amount: null };

beforeEach(async () => {
  await reset();
  stripe.deleteKeys();
  stripe.intents.length = 0;
  await issueInvoice(server);
  await addStripeMethod(server);
  await pay();
  await settle();
});

test('a part of an invoice comes back, and is paid again alone; its work stays paid', async () => {
  const before = await balances(database);
  for (const attempt of [1, 2]) {
    await claim(attempt, `dp_${attempt}`);
    expect(await invoice()).toMatchObject({ ...short, total_amount: 464.52 });
    expect(await balances(database)).toMatchObject({ INVOICE_RECEIVABLE: 5000 });

    expect((await pay()).status).toBe(200);
    await settle();
    expect(stripe.lastIntent()).toMatchObject({ amount: 5000 });
    expect(await invoice()).toMatchObject(paid);
    expect(await balances(database)).toEqual(before);
  }
  const charges = await database
    .selectFrom('payments')
    .select('status')
    .where('kind', '=', 'CHARGE')
    .execute();
  expect(charges.map(({ status }) => status)).toEqual(['AVAILABLE', 'AVAILABLE']);
});

test('a won claim pays the invoice', async () => {
  await claim(1, 'dp_1');
  await claim(1, 'dp_1', 'won');

  expect(await invoice()).toMatchObject(paid);
});

test('the platform bears a part that is too small to be charged again', async () => {
  await claimPart(server, `invoice-${firstInvoice}-1`, { name: 'dp_1', cents: 49 });
  await settle();

  expect(await invoice()).toMatchObject(paid);
  expect(await balances(database)).toMatchObject({ PLATFORM_COVERAGE: 49 });
});

test('the admins read what is missing', async () => {
  await claim(1, 'dp_1');
  const { body } = await database
    .selectFrom('outbox_messages')
    .select('body')
    .where('subject', 'like', 'The payment of invoice%')
    .executeTakeFirstOrThrow();
  expect(body).toContain(
    'The bank of the card took $50.00 of the charge back. A retry charges only this part.',
  );
});
