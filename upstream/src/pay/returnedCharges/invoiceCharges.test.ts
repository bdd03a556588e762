import { beforeEach, expect, test } from 'vitest';
import { firstInvoice, issueInvoice, runDue } from '../../testing/invoices.ts';
import { balances } from '../../testing/ledger.ts';
import { claimPart } from '../../testing/money/claimPart.ts';
import { returnCharge } from '../../testing/money/returnCharge.ts';
import { addStripeMethod } from '../../testing/stripePay.ts';
import { startStripeServer } from '../../testing/stripeServer.ts';

const server = await startStripeServer();
const { call, clock, database, ids, reset, stripe } = server;

const path = `/staffer/invoices/${firstInvoice}/`;
const key = `invoice-${firstInvoice}-1`;
const pay = () => call('POST', `${path}pay/`, { as: 'manager', body: {} });
const invoice = async () => (await call('GET', path, { as: 'manager' })).body;
const charges = async () => {
  const rows = await database
    .selectFrom('payments')
    .select('status')
    .where('application_id', 'in', ids.openApplications)
    .where('kind', '=', 'CHARGE')
    .execute();
  return rows.map(({ status }) => status);
};

async function settle() {
  for (let step = 0; step < 4; step += 1) {
    await runDue(server);
    clock.advance(31);
  }
}

async function win() {
  await claimPart(server, key, { name: `dp_${key}`, cents: 100, status: 'won' });
  await settle();
}

beforeEach(async () => {
  await reset();
  stripe.deleteKeys();
  stripe.intents.length = 0;
  stripe.refunds.length = 0;
  await issueInvoice(server);
  await addStripeMethod(server);
  await pay();
  await settle();
});

test('an invoice whose charge came back is paid again once the claim is won, with the charges of its work', async () => {
  const before = await balances(database);
  await returnCharge(server, key, 'fraudulent');
  await settle();
  expect(await invoice()).toMatchObject({ status: 'FAILED' });

  await win();
  expect(await invoice()).toMatchObject({ status: 'PAID', failure_code: null });
  expect(await charges()).toEqual(['AVAILABLE', 'AVAILABLE']);
  expect(await balances(database)).toEqual(before);
  expect((await pay()).error).toMatchObject({ message: 'This invoice is paid already.' });
});

test('the organization gets the charge of an invoice back when the claim is won after a retry', async () => {
  const before = await balances(database);
  await returnCharge(server, key, 'fraudulent');
  await settle();
  await pay();
  await settle();
  await win();

  expect(stripe.refunds.map(({ amount }) => amount)).toEqual([46_452]);
  expect(await invoice()).toMatchObject({ status: 'PAID' });
  expect(await balances(database)).toEqual(before);
});
