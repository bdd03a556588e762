import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call } = await startTestServer();

test('200: lists the categories by rank, the overall one first', async () => {
  const { status, body } = await call<object[]>('GET', '/rating-categories/', { as: 'onsite' });

  expect(status).toBe(200);
  expect(body).toHaveLength(5);
  expect(body.slice(0, 2)).toEqual([
    { rank: 1, name: 'OVERALL', label: 'Overall', is_overall_type: true },
    { rank: 2, name: 'PUNCTUALITY', label: 'Punctuality', is_overall_type: false },
  ]);
});

test('401: rejects requests without a session', async () => {
  expect((await call('GET', '/rating-categories/')).status).toBe(401);
});
