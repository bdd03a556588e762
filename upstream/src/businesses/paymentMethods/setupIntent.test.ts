import { beforeEach, expect, test } from 'vitest';
import { billingPaths } from '../../testing/sandboxCard.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const home = `${billingPaths.location(ids.harborHouse)}setup-intent/`;
const harbor = `${billingPaths.organization(ids.harbor)}setup-intent/`;

beforeEach(reset);

test.each([
  ['manager', home],
  ['owner', home],
  ['owner', harbor],
  ['admin', harbor],
] as const)('200: the %s gets a secret from %s', async (as, path) => {
  const { status, body } = await call('GET', path, { as });

  expect(status).toBe(200);
  expect(body).toEqual({ client_secret: expect.stringMatching(/^seti_sandbox_[\w-]{43}$/) });
});

test('200: each call starts a new setup for the same customer', async () => {
  const first = await call('GET', home, { as: 'manager' });
  const second = await call('GET', home, { as: 'owner' });

  expect(second.body).not.toEqual(first.body);
  expect(await database.selectFrom('billing_accounts').selectAll().execute()).toMatchObject([
    { network: 'SANDBOX', location_id: ids.harborHouse, organization_id: null },
  ]);
});

test('200: two concurrent first calls create one customer', async () => {
  const responses = await Promise.all([
    call('GET', home, { as: 'manager' }),
    call('GET', home, { as: 'owner' }),
  ]);

  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(await database.selectFrom('billing_accounts').selectAll().execute()).toHaveLength(1);
});

test('400: rejects an unknown parameter', async () => {
  expect((await call('GET', `${home}?amount=1`, { as: 'manager' })).error?.target).toBe('amount');
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', home)).status).toBe(401);
});

test.each([
  ['member', home, 'billing.manage'],
  ['onsite', home, 'billing.manage'],
  ['manager', harbor, 'organizations.manage'],
] as const)('403: the %s cannot start at %s', async (as, path, permission) => {
  const { status, error } = await call('GET', path, { as });

  expect({ status, target: error?.target }).toEqual({ status: 403, target: permission });
});

test.each([
  ['rival', home],
  ['rival', harbor],
  ['admin', '/locations/999/setup-intent/'],
  ['admin', '/staffer/organizations/999/setup-intent/'],
] as const)('404: the %s cannot find %s', async (as, path) => {
  expect((await call('GET', path, { as })).status).toBe(404);
});
