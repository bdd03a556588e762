import { beforeEach, expect, test } from 'vitest';
import { hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, ids, reset } = await startTestServer();

beforeEach(reset);

const path = `/staffer/gigs/${ids.postedGig}/boost/`;
const boost = (bonus: unknown) => call('POST', path, { as: 'member', body: { bonus } });

test('200: returns the gig with its bonus', async () => {
  expect(await boost(25.5)).toMatchObject({ status: 200, body: { boosted_gig_bonus: 25.5, revision: 2 } });
});

test.each([[-5], [0], [0.5], [1000.01], ['much']])('400: a bonus of %s', async (bonus) => {
  expect(await boost(bonus)).toMatchObject({
    status: 400,
    error: { details: [{ target: 'bonus', message: 'Enter a bonus from $1 to $1,000' }] },
  });
});

test('400: a bonus below the current one', async () => {
  await boost(30);
  expect(await boost(20)).toMatchObject({ status: 400, error: { target: 'bonus' } });
});

test('401, 403, 404, 409: callers without access, and a final gig', async () => {
  const body = { bonus: 20 };
  expect((await call('POST', path, { body })).status).toBe(401);
  expect((await call('POST', path, { as: 'onsite', body })).status).toBe(403);
  expect((await call('POST', path, { as: 'rival', body })).status).toBe(404);
  clock.set(hoursFromStart(32));
  expect((await boost(20)).status).toBe(409);
});
