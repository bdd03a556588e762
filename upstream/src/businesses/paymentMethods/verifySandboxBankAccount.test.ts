import { beforeEach, expect, test } from 'vitest';
import type { Person } from '../../testing/people.ts';
import { billingPaths, saveCard } from '../../testing/sandboxCard.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, ids } = server;
const location = billingPaths.location(ids.harborHouse);
let account: string;

const verify = (as: Person, outcome = 'VERIFIED', id = account) =>
  call('POST', `/sandbox/payment-methods/${id}/verification/`, { as, body: { outcome } });

beforeEach(async () => {
  await server.reset();
  account = await saveCard(server, { as: 'manager', owner: location, card: 'DELAYED_BANK' });
});

test('200: a verified account becomes active', async () => {
  const { status, body } = await verify('manager');

  expect({ status, body }).toMatchObject({
    status: 200,
    body: { status: 'ACTIVE', type: 'us_bank_account' },
  });
  expect((await call('GET', location, { as: 'owner' })).body).toMatchObject({
    payment_method_status: 'ACTIVE',
  });
});

test('200: a failed verification returns the reason', async () => {
  expect((await verify('owner', 'FAILED')).body).toMatchObject({
    status: 'FAILED',
    details: { failure_message: 'The bank account could not be verified.' },
  });
});

test.each([
  ['VERIFIED', 'Your bank account is verified'],
  ['FAILED', 'Your bank account could not be verified'],
])('200: notifies the user who saved it that it is %s', async (outcome, subject) => {
  await verify('owner', outcome);
  const { body } = await call<{ results: object[] }>('GET', '/sandbox/outbox/?to=manager@brigade.example');

  expect(body.results).toMatchObject([
    { subject, body: expect.stringContaining('https://app.brigade.example/locations/1/billing') },
  ]);
});

test('200: a failed bank account can be replaced', async () => {
  await verify('owner', 'FAILED');
  await saveCard(server, { as: 'manager', owner: location, card: 'DELAYED_BANK' });

  expect((await call('GET', location, { as: 'owner' })).body).toMatchObject({
    payment_method_status: 'REQUIRES_ACTION',
  });
});

test('400: rejects an unknown outcome', async () => {
  expect((await verify('manager', 'MAYBE')).error?.target).toBe('outcome');
});

test('401: rejects a request without a session', async () => {
  const { status } = await call('POST', `/sandbox/payment-methods/${account}/verification/`, {
    body: { outcome: 'VERIFIED' },
  });

  expect(status).toBe(401);
});

test('403: requires billing.manage', async () => {
  expect((await verify('member')).error?.target).toBe('billing.manage');
});

test('404: rejects other callers and replaced payment methods', async () => {
  const replaced = account;
  await saveCard(server, { as: 'manager', owner: location });

  expect((await verify('rival')).status).toBe(404);
  expect((await verify('manager', 'VERIFIED', replaced)).status).toBe(404);
});

test('409: rejects a second verification', async () => {
  await verify('manager');
  const { status, error } = await verify('manager', 'FAILED');

  expect({ status, code: error?.code }).toEqual({ status: 409, code: 'invalid_transition' });
});
