import { beforeEach, expect, test } from 'vitest';
import type { FakeMethod } from '../../testing/stripeAccount.ts';
import { startStripeServer, webhookSecret } from '../../testing/stripeServer.ts';

const { call, clock, database, ids, reset, server, stripe, tell } = await startStripeServer();
const location = `/locations/${ids.harborHouse}/`;
const bank: FakeMethod = { type: 'us_bank_account', issuer: 'First Harbor Bank', last4: '6789' };
let secret: string;
let customer: string;
let account: string;

const saved = async () => {
  const { body } = await call<{ status?: string; external_id?: string; error?: object }>(
    'GET',
    `${location}payment-method/?include_details=true`,
    { as: 'manager' },
  );
  return body;
};

const subjects = async () => {
  const path = '/sandbox/outbox/?to=manager@brigade.example';
  const { body } = await call<{ results: { subject: string }[] }>('GET', path);
  return body.results.map(({ subject }) => subject);
};

beforeEach(async () => {
  await reset();
  const intent = await call<{ client_secret: string }>('GET', `${location}setup-intent/`, { as: 'manager' });
  secret = intent.body.client_secret;
  account = stripe.confirm(secret, bank, 'requires_action');
  await call('PUT', `${location}payment-method/`, { as: 'manager', body: { payment_method_id: account } });
  const row = await database.selectFrom('billing_accounts').select('customer_id').executeTakeFirstOrThrow();
  customer = row.customer_id;
});

/** Simulates that the owner confirmed the deposits. */
function verify(): string {
  account = stripe.confirm(secret, bank);
  return account;
}

test('200: a verified bank account becomes active', async () => {
  const verified = verify();
  await database.updateTable('payment_methods').set({ external_id: verified }).execute();
  const before = await saved();

  expect(await tell('setup_intent.succeeded', { customer, payment_method: verified })).toBe(200);
  expect([before.status, (await saved()).status]).toEqual(['REQUIRES_ACTION', 'ACTIVE']);
  expect(await subjects()).toEqual(['Your bank account is verified']);
});

test('200: a failed verification sets the status and the reason', async () => {
  const last_setup_error = { message: 'The amounts do not match.', payment_method: { id: account } };

  expect(await tell('setup_intent.setup_failed', { last_setup_error })).toBe(200);
  expect(await saved()).toMatchObject({
    status: 'FAILED',
    details: { failure_message: 'The amounts do not match.' },
  });
  expect(await subjects()).toEqual(['Your bank account could not be verified']);
});

test('200: an active payment method stays active after another failed attempt', async () => {
  await database.updateTable('payment_methods').set({ status: 'ACTIVE' }).execute();
  await tell('setup_intent.setup_failed', { last_setup_error: { payment_method: { id: account } } });

  expect(await saved()).toMatchObject({ status: 'ACTIVE' });
});

test('200: removing a payment method in the portal deletes it', async () => {
  expect(await tell('payment_method.detached', { id: account })).toBe(200);
  expect(await saved()).toMatchObject({ error: { code: 'PAYMENT_METHOD_DOES_NOT_EXIST' } });
});

test('200: choosing a payment method in the portal makes it the current one', async () => {
  const chosen = stripe.attach(customer, { type: 'card', issuer: 'amex', last4: '0005' });
  await tell('customer.updated', { id: customer, invoice_settings: { default_payment_method: chosen } });

  expect(await saved()).toMatchObject({
    external_id: chosen,
    status: 'ACTIVE',
    details: { issuer: 'American Express' },
  });
});

test('200: processes an event once', async () => {
  const chosen = stripe.attach(customer, { type: 'card', issuer: 'visa', last4: '4242' });
  const choice = { id: customer, invoice_settings: { default_payment_method: chosen } };
  await tell('customer.updated', choice, { id: 'evt_twice' });
  await call('PUT', `${location}payment-method/`, {
    as: 'manager',
    body: { payment_method_id: stripe.attach(customer, { type: 'card', issuer: 'visa', last4: '1881' }) },
  });

  expect(await tell('customer.updated', choice, { id: 'evt_twice' })).toBe(200);
  expect(await saved()).toMatchObject({ details: { last4: '1881' } });
});

test.each([
  ['invoice.paid', { id: 'in_1' }],
  ['setup_intent.succeeded', { customer: null, payment_method: 'pm_1' }],
  ['setup_intent.succeeded', { customer: 'cus_unknown', payment_method: 'pm_unknown' }],
  ['payment_method.detached', { id: 'pm_unknown' }],
])('200: %s of %j changes nothing', async (type, object) => {
  const before = await saved();

  expect(await tell(type, object)).toBe(200);
  expect(await saved()).toEqual(before);
});

test.each([
  ['no signature of Stripe', () => 't=1,v1=00'],
  ['the signature of another secret', () => stripe.sign('{}', { secret: 'whsec_other', at: clock.now() })],
  ['the signature of another body', () => stripe.sign('{}', { secret: webhookSecret, at: clock.now() })],
])('400: rejects an event with %s', async (_what, signature) => {
  expect(await tell('payment_method.detached', { id: account }, { signature: signature() })).toBe(400);
  expect(await saved()).toMatchObject({ status: 'REQUIRES_ACTION' });
});

test('400: rejects a replayed event', async () => {
  const body = JSON.stringify({
    id: 'evt_old',
    type: 'payment_method.detached',
    data: { object: { id: account } },
  });
  const signature = stripe.sign(body, { secret: webhookSecret, at: clock.now() });
  clock.advance(6);
  const { statusCode } = await server.inject({
    method: 'POST',
    url: '/webhooks/stripe/',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  });

  expect(statusCode).toBe(400);
});

test('500: an event can be retried when Stripe is unavailable', async () => {
  const chosen = stripe.attach(customer, { type: 'card', issuer: 'visa', last4: '4242' });
  const choice = { id: customer, invoice_settings: { default_payment_method: chosen } };
  stripe.failWith(500);
  const first = await tell('customer.updated', choice, { id: 'evt_again' });
  stripe.failWith(null);

  expect([first, await tell('customer.updated', choice, { id: 'evt_again' })]).toEqual([500, 200]);
  expect(await saved()).toMatchObject({ external_id: chosen });
});
