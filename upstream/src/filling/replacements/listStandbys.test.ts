import { beforeEach, expect, test } from 'vitest';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const path = `/staffer/gigs/${ids.postedGig}/standbys/`;

type Answer = {
  results: { gigster: { profile_id: number }; match_score: number; conflicts: { kind: string }[] }[];
};

beforeEach(reset);

const standbys = (query = '') => call<Answer>('GET', path + query, { as: 'member' });

test('200: the standbys are the free pros, the best match first', async () => {
  const { status, body } = await standbys();
  expect(status).toBe(200);
  const scores = body.results.map(({ match_score }) => match_score);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(body.results.map(({ gigster }) => gigster.profile_id)).toEqual(
    expect.arrayContaining([...ids.pros]),
  );
});

test('200: lists as many standbys as wanted', async () => {
  expect((await standbys('?limit=1')).body.results).toHaveLength(1);
});

test('200: standbys have their conflicts, and no place here or elsewhere at that time', async () => {
  const before = await addGig(database, {
    location_id: ids.harborHouse,
    start_time: hoursFromStart(12),
    end_time: hoursFromStart(20),
  });
  const placed = { is_selected: true, is_confirmed: true };
  await addApplication(database, { gig_id: before, pro_id: 2, ...placed });
  await database.updateTable('gig_applications').set(placed).where('id', '=', 1).execute();
  const { body } = await standbys();
  expect(body.results.find(({ gigster }) => gigster.profile_id === 2)?.conflicts).toMatchObject([
    { kind: 'SHORT_REST' },
  ]);
  expect(body.results.map(({ gigster }) => gigster.profile_id)).not.toContain(1);
});

test('400: too many standbys are asked for', async () => {
  expect((await standbys('?limit=101')).status).toBe(400);
});

test('401, 403, 404: callers without access', async () => {
  expect((await call('GET', path)).status).toBe(401);
  expect((await call('GET', path, { as: 'onsite' })).status).toBe(403);
  expect((await call('GET', path, { as: 'rival' })).status).toBe(404);
});
