import { beforeEach, expect, test } from 'vitest';
import { billingPaths, saveCard, setUpCard } from '../../testing/sandboxCard.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, ids, clock } = server;
const location = billingPaths.location(ids.harborHouse);
const organization = billingPaths.organization(ids.harbor);
const path = `${location}payment-method/`;

const put = (id: string, as: 'manager' | 'member' | 'onsite' | 'rival' = 'manager', at = path) =>
  call('PUT', at, { as, body: { payment_method_id: id } });
const billing = async (id: number = ids.harborHouse) => {
  const { body } = await call<Record<string, unknown>>('GET', `/locations/${id}/`, { as: 'owner' });
  const { billing_source, payment_method_status, stripe_payment_method_id } = body;
  return { billing_source, payment_method_status, stripe_payment_method_id };
};

beforeEach(server.reset);

test('200: the location pays with its own card', async () => {
  const id = await setUpCard(server, { as: 'manager', owner: location });
  const before = await billing();
  const { status, body } = await put(id);

  expect(before).toMatchObject({ billing_source: 'ORGANIZATION', payment_method_status: 'NOT_CONFIGURED' });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { external_id: id, status: 'ACTIVE', details: { last4: '4242' } },
  });
  expect(await billing()).toEqual({
    billing_source: 'LOCATION',
    payment_method_status: 'ACTIVE',
    stripe_payment_method_id: id,
  });
});

test('200: an organization pays for the locations billed to it', async () => {
  await saveCard(server, { as: 'owner', owner: organization });

  expect(await billing(ids.vineStreet)).toEqual({
    billing_source: 'ORGANIZATION',
    payment_method_status: 'ACTIVE',
    stripe_payment_method_id: null,
  });
});

test('200: saving a payment method again changes nothing', async () => {
  const id = await setUpCard(server, { as: 'manager', owner: location });
  const first = await put(id);
  clock.advance(60);

  expect((await put(id)).body).toEqual(first.body);
});

test('200: replaces the previous payment method', async () => {
  await saveCard(server, { as: 'manager', owner: location });
  const second = await saveCard(server, { as: 'manager', owner: location, card: 'REQUIRES_ACTION' });

  expect(await billing()).toMatchObject({ stripe_payment_method_id: second });
});

test('200: a bank account requires verification', async () => {
  await saveCard(server, { as: 'manager', owner: location, card: 'DELAYED_BANK' });

  expect(await billing()).toMatchObject({ payment_method_status: 'REQUIRES_ACTION' });
});

test('400: requires an id', async () => {
  const { status, error } = await put('  ');

  expect({ status, target: error?.target, message: error?.message }).toEqual({
    status: 400,
    target: 'payment_method_id',
    message: 'This field is required',
  });
});

test('401: rejects a request without a session', async () => {
  expect((await call('PUT', path, { body: { payment_method_id: 'pm_1' } })).status).toBe(401);
});

test.each(['member', 'onsite'] as const)('403: the %s cannot save a payment method', async (as) => {
  const { status, error } = await put('pm_1', as);

  expect({ status, target: error?.target }).toEqual({ status: 403, target: 'billing.manage' });
});

test('404: an id unknown to the network keeps the previous payment method', async () => {
  const id = await saveCard(server, { as: 'manager', owner: location });
  const { status, error } = await put('pm_unknown');

  expect({ status, code: error?.code, target: error?.target }).toEqual({
    status: 404,
    code: 'PAYMENT_METHOD_DOES_NOT_EXIST',
    target: 'payment_method_id',
  });
  expect(await billing()).toMatchObject({ stripe_payment_method_id: id });
});

test("404: rejects another customer's card", async () => {
  const theirs = await setUpCard(server, { as: 'owner', owner: organization });
  await setUpCard(server, { as: 'manager', owner: location });

  expect((await put(theirs)).status).toBe(404);
  expect(await billing()).toMatchObject({ billing_source: 'ORGANIZATION' });
});

test.each([
  ['rival', path],
  ['rival', `${organization}payment-method/`],
] as const)('404: the %s cannot find %s', async (as, absent) => {
  expect((await put('pm_1', as, absent)).error?.code).toBe('not_found');
});
