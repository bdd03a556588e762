import { beforeEach, expect, test } from 'vitest';
import { billingPaths, saveCard } from '../../testing/sandboxCard.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, ids } = server;
const location = billingPaths.location(ids.harborHouse);
const organization = billingPaths.organization(ids.harbor);
const path = `${location}payment-method/`;

beforeEach(async () => {
  await server.reset();
  await saveCard(server, { as: 'manager', owner: location });
});

test('200: a caller who can see costs sees the status without details', async () => {
  const { status, body } = await call('GET', path, { as: 'member' });

  expect({ status, body }).toEqual({
    status: 200,
    body: {
      external_id: expect.stringMatching(/^pm_sandbox_/),
      type: 'card',
      status: 'ACTIVE',
      details: null,
    },
  });
});

test('200: a caller who can manage billing sees the details', async () => {
  const { body } = await call('GET', `${path}?include_details=true`, { as: 'manager' });

  expect(body).toMatchObject({
    details: {
      issuer: 'Visa',
      last4: '4242',
      holder_name: 'Mara Archer',
      expires_month: 12,
      expires_year: 2030,
      failure_message: null,
      verification_url: null,
      saved_ts: '2026-03-02T15:00:00.000Z',
    },
  });
});

test('200: an organization has a separate payment method from its locations', async () => {
  const before = await call('GET', `${organization}payment-method/`, { as: 'owner' });
  await saveCard(server, { as: 'owner', owner: organization, card: 'REQUIRES_ACTION' });
  const after = await call('GET', `${organization}payment-method/?include_details=true`, { as: 'owner' });

  expect(before.error?.code).toBe('PAYMENT_METHOD_DOES_NOT_EXIST');
  expect(after.body).toMatchObject({ details: { issuer: 'Mastercard', last4: '3155' } });
});

test('400: include_details must be a boolean', async () => {
  const { status, error } = await call('GET', `${path}?include_details=all`, { as: 'manager' });

  expect({ status, target: error?.target }).toEqual({ status: 400, target: 'include_details' });
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});

test.each([
  ['onsite', path, 'wages.view'],
  ['member', `${path}?include_details=true`, 'billing.manage'],
  ['manager', `${organization}payment-method/?include_details=true`, 'organizations.manage'],
] as const)('403: the %s cannot see %s', async (as, refused, permission) => {
  const { status, error } = await call('GET', refused, { as });

  expect({ status, target: error?.target }).toEqual({ status: 403, target: permission });
});

test.each([
  ['rival', path, 'not_found'],
  ['owner', '/locations/2/payment-method/', 'PAYMENT_METHOD_DOES_NOT_EXIST'],
  ['rival', `${organization}payment-method/`, 'not_found'],
] as const)('404: the %s finds no payment method at %s', async (as, absent, code) => {
  const { status, error } = await call('GET', absent, { as });

  expect({ status, code: error?.code }).toEqual({ status: 404, code });
});
