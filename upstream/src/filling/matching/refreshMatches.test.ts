import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();

beforeEach(reset);

const matches = () =>
  database
    .selectFrom('gig_applications')
    .select(['match_score', 'match_parts'])
    .where('gig_id', '=', ids.postedGig)
    .orderBy('id')
    .execute();

const change = (body: object) => call('PATCH', `/staffer/gigs/${ids.postedGig}/`, { as: 'member', body });

test('scores are higher once the gig requires no experience', async () => {
  await change({ no_experience_required: true });

  const [first] = await matches();
  expect(first).toMatchObject({ match_parts: { skill: 14, worked_here: 20, distance: 10 } });
  expect(first?.match_score).toBe(
    Math.round(Object.values(first?.match_parts ?? {}).reduce((sum, points) => sum + points, 0)),
  );
});

test('a new time changes the scores of applicants, except cancelled ones', async () => {
  await database
    .updateTable('pros')
    .set({ days_of_week: ['TUESDAY'], time_blocks: ['AFTERNOON'] })
    .where('id', 'in', [1, 2])
    .execute();
  await database
    .updateTable('gig_applications')
    .set({ is_cancelled: true, cancellation_reason: 'CANCELLED_BY_PRO' })
    .where('id', '=', ids.openApplications[1])
    .execute();
  await change({ start_time: '2026-03-03T12:00:00', end_time: '2026-03-03T18:00:00' });

  const [first, gone] = await matches();
  expect(first?.match_parts).toMatchObject({ availability: 10 });
  expect(gone).toEqual({ match_score: 80, match_parts: null });
});

test('other changes keep the scores', async () => {
  await change({ wage_amount: 30 });
  expect(await matches()).toMatchObject([{ match_score: 90 }, { match_score: 80 }, { match_score: 70 }]);
});
