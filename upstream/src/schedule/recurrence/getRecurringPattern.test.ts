import { beforeAll, expect, test } from 'vitest';
import { repeating, tuesdays } from '../../testing/postings.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids } = await startTestServer();

beforeAll(() => repeating(database));

test('200: the rule of the series', async () => {
  const { status, body } = await call('GET', `/staffer/gigs/${ids.postedGig}/recurring-pattern/`, {
    as: 'onsite',
  });

  expect(status).toBe(200);
  expect(body).toEqual(tuesdays);
});

test('400: an unknown query parameter', async () => {
  const path = `/staffer/gigs/${ids.postedGig}/recurring-pattern/?as=text`;

  expect((await call('GET', path, { as: 'onsite' })).status).toBe(400);
});

test('401: not without a session', async () => {
  expect((await call('GET', `/staffer/gigs/${ids.postedGig}/recurring-pattern/`)).status).toBe(401);
});

test.each(['cancelledGig', 'summitGig'] as const)('404: there is no recurring pattern of %s', async (gig) => {
  expect((await call('GET', `/staffer/gigs/${ids[gig]}/recurring-pattern/`, { as: 'member' })).status).toBe(
    404,
  );
});
