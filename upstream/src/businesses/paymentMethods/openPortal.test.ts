import { beforeEach, expect, test } from 'vitest';
import { billingPaths, saveCard } from '../../testing/sandboxCard.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const testServer = await startTestServer({ webPublicUrl: 'https://app.brigade.example' });
const { call, clock, ids, server } = testServer;
const location = billingPaths.location(ids.harborHouse);
const organization = billingPaths.organization(ids.harbor);

type Portal = { url: string; expires_at: string };
const open = (owner: string, as: Person = 'owner', return_url = '/locations/1/billing') =>
  call<Portal>('POST', `${owner}customer-portal-session/`, { as, body: { return_url } });

beforeEach(async () => {
  await testServer.reset();
  await saveCard(testServer, { as: 'manager', owner: location });
});

test('201: the page shows the customer and links back', async () => {
  const { status, body } = await open(location, 'manager');
  const page = await server.inject({ method: 'GET', url: new URL(body.url).pathname });

  expect({ status, expires: body.expires_at }).toEqual({ status: 201, expires: '2026-03-02T15:05:00.000Z' });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Harbor House');
  expect(page.body).toContain('Visa ending in 4242');
  expect(page.body).toContain('href="https://app.brigade.example/locations/1/billing"');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});

test('201: the page expires after five minutes', async () => {
  const { body } = await open(location);
  clock.advance(5);

  expect((await server.inject({ method: 'GET', url: new URL(body.url).pathname })).statusCode).toBe(404);
});

test('201: an organization has a separate page', async () => {
  await saveCard(testServer, { as: 'owner', owner: organization });
  const { body } = await open(organization);
  const page = await server.inject({ method: 'GET', url: new URL(body.url).pathname });

  // Names are escaped.
  expect(page.body).toContain('Harbor &#38; Vine Hospitality');
});

test.each([
  'https://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  'https://app.brigade.example.evil/',
])('400: rejects %s as the return URL', async (address) => {
  const { status, error } = await open(location, 'manager', address);

  expect({ status, target: error?.target }).toEqual({ status: 400, target: 'return_url' });
});

test('401: rejects a request without a session', async () => {
  const { status } = await call('POST', `${location}customer-portal-session/`, {
    body: { return_url: '/' },
  });

  expect(status).toBe(401);
});

test.each([
  ['member', location],
  ['manager', organization],
] as const)('403: the %s cannot open the portal at %s', async (as, owner) => {
  expect((await open(owner, as)).status).toBe(403);
});

test.each([
  ['rival', location, 'not_found'],
  ['owner', organization, 'PAYMENT_METHOD_DOES_NOT_EXIST'],
] as const)('404: the %s finds no portal at %s', async (as, owner, code) => {
  const { status, error } = await open(owner, as);

  expect({ status, code: error?.code }).toEqual({ status: 404, code });
});
