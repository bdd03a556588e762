import { beforeAll, expect, test } from 'vitest';
import { addGig, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();

type Past = { hoursAgo: number; wage: number; hoursToFill: number | null; postedAhead?: number };

async function addPast({ hoursAgo, wage, hoursToFill, postedAhead = 72 }: Past) {
  const created = -hoursAgo - postedAhead;
  await addGig(database, {
    skill_id: ids.lineCook,
    status: hoursToFill === null ? 'UNFILLED' : 'COMPLETED',
    start_time: hoursFromStart(-hoursAgo),
    end_time: hoursFromStart(-hoursAgo + 8),
    wage_amount: wage,
    created_ts: hoursFromStart(created),
    filled_ts: hoursToFill === null ? null : hoursFromStart(created + hoursToFill),
  });
}

beforeAll(async () => {
  await reset();
  await addPast({ hoursAgo: 100, wage: 22, hoursToFill: 2 });
  await addPast({ hoursAgo: 200, wage: 23, hoursToFill: 6.5 });
  await addPast({ hoursAgo: 300, wage: 25, hoursToFill: 10 });
  await addPast({ hoursAgo: 400, wage: 24, hoursToFill: null, postedAhead: 12 });
  await addPast({ hoursAgo: 500, wage: 21.5, hoursToFill: null });
  // Too long ago.
  await addPast({ hoursAgo: 366 * 24, wage: 25, hoursToFill: 1 });
  // In the future, and cancelled.
  await addGig(database, { skill_id: ids.lineCook });
  await addGig(database, {
    skill_id: ids.lineCook,
    status: 'CANCELLED',
    start_time: hoursFromStart(-50),
    end_time: hoursFromStart(-42),
  });
});

const path = `/staffer/gigs/fill-forecast/?location_id=${ids.harborHouse}&skill_id=${ids.lineCook}&wage_amount=22`;

test('200: counts similar gigs of the last year, split by wage', async () => {
  const { status, body } = await call('GET', path, { as: 'member' });

  expect(status).toBe(200);
  expect(body).toEqual({
    since: hoursFromStart(-365 * 24).toISOString(),
    at_wage: { gigs: 4, filled_gigs: 3, median_hours_to_fill: 6.5 },
    below_wage: { gigs: 1, filled_gigs: 0, median_hours_to_fill: null },
    short_notice: { gigs: 1, filled_gigs: 0, median_hours_to_fill: null },
  });
});

test('200: a position without gigs has no history', async () => {
  const nothing = { gigs: 0, filled_gigs: 0, median_hours_to_fill: null };
  const { body } = await call('GET', path.replace(`skill_id=${ids.lineCook}`, 'skill_id=99'), {
    as: 'member',
  });

  expect(body).toMatchObject({ at_wage: nothing, below_wage: nothing, short_notice: nothing });
});

test.each(['wage_amount=cheap', 'wage_amount=-1', 'location_id=1', ''])('400: rejects %s', async (query) => {
  const { status } = await call('GET', `/staffer/gigs/fill-forecast/?location_id=1&skill_id=1&${query}`, {
    as: 'member',
  });

  expect(status).toBe(400);
});

test('401: without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});

test('403: onsite managers do not post gigs', async () => {
  const { status, error } = await call('GET', path, { as: 'onsite' });

  expect({ status, target: error?.target }).toEqual({ status: 403, target: 'gigs.post' });
});

test('404: the location does not exist for the caller', async () => {
  expect((await call('GET', path, { as: 'rival' })).status).toBe(404);
});
