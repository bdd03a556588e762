import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, ids, server } = await startTestServer({ isProduction: true });

test('409: production without keys accepts no card', async () => {
  const { status, error } = await call('GET', `/locations/${ids.harborHouse}/setup-intent/`, {
    as: 'manager',
  });

  expect({ status, code: error?.code }).toEqual({ status: 409, code: 'conflict' });
});

test('404: the sandbox does not exist', async () => {
  const body = { test_card: 'SUCCESS', holder_name: 'Mara Archer' };
  const confirmation = await call('POST', '/sandbox/setup-intents/any/confirmation/', {
    as: 'manager',
    body,
  });
  const verification = await call('POST', '/sandbox/payment-methods/any/verification/', {
    as: 'manager',
    body: { outcome: 'VERIFIED' },
  });
  const page = await server.inject({ method: 'GET', url: '/sandbox/customer-portal/any' });

  expect([confirmation.status, verification.status, page.statusCode]).toEqual([404, 404, 404]);
});

test('404: the webhook does not exist without its secret', async () => {
  const { statusCode } = await server.inject({ method: 'POST', url: '/webhooks/stripe/', payload: {} });

  expect(statusCode).toBe(404);
});
