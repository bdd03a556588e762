import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call } = await startTestServer();

test('200: lists the fees of cards and bank accounts', async () => {
  const { status, body } = await call('GET', '/configuration/fees/', { as: 'onsite' });

  expect(status).toBe(200);
  expect(body).toEqual({
    gateway_fees: {
      card: { percentage: 2.9, fixed_amount: 0.3, maximum_amount: null },
      us_bank_account: { percentage: 0.8, fixed_amount: 0, maximum_amount: 5 },
    },
  });
});

test('400: an unknown query parameter', async () => {
  expect((await call('GET', '/configuration/fees/?location_id=1', { as: 'member' })).status).toBe(400);
});

test('401: without a session', async () => {
  expect((await call('GET', '/configuration/fees/')).status).toBe(401);
});
