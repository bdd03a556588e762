import { beforeEach, expect, test } from 'vitest';
import type { FakeMethod, FakeSetupIntent } from '../../../testing/stripeAccount.ts';
import { startStripeServer } from '../../../testing/stripeServer.ts';

const { call, database, ids, reset, stripe } = await startStripeServer();
const location = `/locations/${ids.harborHouse}/`;
const visa: FakeMethod = { type: 'card', issuer: 'visa', last4: '4242', name: 'Mara Archer' };
const bank: FakeMethod = { type: 'us_bank_account', issuer: 'First Harbor Bank', last4: '6789' };

async function begin(): Promise<string> {
  const { body } = await call<{ client_secret: string }>('GET', `${location}setup-intent/`, {
    as: 'manager',
  });
  return body.client_secret;
}

async function setUp(method: FakeMethod, status?: FakeSetupIntent['status']): Promise<string> {
  return stripe.confirm(await begin(), method, status);
}

const save = (id: string) =>
  call('PUT', `${location}payment-method/`, { as: 'manager', body: { payment_method_id: id } });
const saved = () => call('GET', `${location}payment-method/?include_details=true`, { as: 'manager' });

beforeEach(async () => {
  await reset();
  stripe.requests.length = 0;
});

test('creates a customer at the first setup and reuses it', async () => {
  await begin();
  await begin();

  expect(stripe.requests).toEqual(['POST /v1/customers', 'POST /v1/setup_intents', 'POST /v1/setup_intents']);
});

test("stores a card's brand, last digits and expiry", async () => {
  const id = await setUp(visa);
  const { status, body } = await save(id);

  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      external_id: id,
      type: 'card',
      status: 'ACTIVE',
      details: {
        issuer: 'Visa',
        last4: '4242',
        holder_name: 'Mara Archer',
        expires_month: 8,
        expires_year: 2031,
      },
    },
  });
  expect(stripe.requests.at(-1)).toMatch(/^POST \/v1\/customers\/cus_fake\d+$/);
});

test('a bank account awaits verification and returns the verification URL', async () => {
  const { body } = await save(await setUp(bank, 'requires_action'));

  expect(body).toMatchObject({
    type: 'us_bank_account',
    status: 'REQUIRES_ACTION',
    details: {
      issuer: 'First Harbor Bank',
      verification_url: 'https://payments.stripe.example/verify',
      expires_month: null,
    },
  });
});

test('an instantly verified bank account is active', async () => {
  expect((await save(await setUp(bank))).body).toMatchObject({
    status: 'ACTIVE',
    details: { verification_url: null },
  });
});

test.each([
  ['requires_action', 409, 'confirmation_required'],
  ['canceled', 402, 'card_declined'],
  ['requires_payment_method', 404, 'PAYMENT_METHOD_DOES_NOT_EXIST'],
] as const)('a card whose setup ended as %s keeps the previous method', async (end, status, code) => {
  const previous = await setUp(visa);
  await save(previous);
  const response = await save(await setUp({ ...visa, last4: '0002' }, end));

  expect({ status: response.status, code: response.error?.code }).toEqual({ status, code });
  expect((await saved()).body).toMatchObject({ external_id: previous, details: { last4: '4242' } });
});

test("rejects another customer's card", async () => {
  await begin();
  const theirs = stripe.attach('cus_other', visa);

  expect((await save(theirs)).error?.code).toBe('PAYMENT_METHOD_DOES_NOT_EXIST');
});

test("opens Stripe's customer portal", async () => {
  await begin();
  const { body } = await call<{ url: string }>('POST', `${location}customer-portal-session/`, {
    as: 'manager',
    body: { return_url: '/locations/1/billing' },
  });

  expect(body.url).toMatch(/^https:\/\/billing\.stripe\.example\/bps_/);
});

test("500: stores nothing and reveals nothing of Stripe's error when Stripe fails", async () => {
  const id = await setUp(visa);
  stripe.failWith(500);
  const { status, body } = await save(id);
  stripe.failWith(null);

  expect({ status, body }).toEqual({
    status: 500,
    body: { error: { code: 'unknown', message: 'Unknown error' } },
  });
  expect((await saved()).status).toBe(404);
});

test('ignores payment methods of the sandbox', async () => {
  const { id } = await database
    .insertInto('billing_accounts')
    .values({
      network: 'SANDBOX',
      location_id: ids.harborHouse,
      customer_id: 'cus_sandbox',
      created_ts: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('payment_methods')
    .values({
      billing_account_id: id,
      external_id: 'pm_sandbox',
      type: 'card',
      status: 'ACTIVE',
      issuer: 'Visa',
      last4: '4242',
      saved_ts: new Date(0),
      last_updated_ts: new Date(0),
    })
    .execute();

  expect((await saved()).status).toBe(404);
});
