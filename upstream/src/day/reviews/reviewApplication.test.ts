import { beforeEach, describe, expect, test } from 'vitest';
import type { ApplicationResponse } from '../../filling/applications/applicationResponse.ts';
import { confirmTwoPros } from '../../testing/confirmTwoPros.ts';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const [first] = ids.openApplications;
const at = (id: number) => `/staffer/gig-applications/${id}/review/`;

const stars = (value: number, category = 'OVERALL') => ({ category, value });
const review = (body: object, as: Person = 'onsite', id: number = first) =>
  call<ApplicationResponse>('POST', at(id), { as, body });

// The work lasts from 24 to 32 hours after the start.
beforeEach(async () => {
  await reset();
  await confirmTwoPros(database);
  await database
    .insertInto('pro_ratings')
    .values({ pro_id: 1, category: 'OVERALL', stars: 9, rating_count: 2 })
    .execute();
  clock.set(hoursFromStart(33));
});

const ratingsOf = async (proId: number) =>
  database
    .selectFrom('pro_ratings')
    .select(['category', 'stars', 'rating_count'])
    .where('pro_id', '=', proId)
    .orderBy('category')
    .execute();

test('200: an onsite manager rates a pro, whose averages follow at once', async () => {
  const { status, body } = await review({
    ratings: [stars(3), stars(5, 'PUNCTUALITY')],
    feedback: ' Early, and calm. ',
  });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    review: { feedback: 'Early, and calm.', ratings: [stars(3), stars(5, 'PUNCTUALITY')] },
    gigster: { performance: { rating: 4, review_count: 3 } },
  });
  expect(await ratingsOf(1)).toEqual([
    { category: 'OVERALL', stars: 12, rating_count: 3 },
    { category: 'PUNCTUALITY', stars: 5, rating_count: 1 },
  ]);
});

test('200: a further review replaces the first, and counts once', async () => {
  await review({ ratings: [stars(3), stars(5, 'PUNCTUALITY')], feedback: 'Early.' });
  const { body } = await review({ ratings: [stars(4)] }, 'member');

  expect(body).toMatchObject({
    review: { feedback: null, ratings: [stars(4)] },
    gigster: { performance: { rating: 4.33, review_count: 3 } },
  });
  expect(await ratingsOf(1)).toEqual([{ category: 'OVERALL', stars: 13, rating_count: 3 }]);
});

test('200: concurrent reviews of one pro are all counted', async () => {
  const gigId = await addGig(database, { start_time: hoursFromStart(-9), end_time: hoursFromStart(-1) });
  const earlier = await addApplication(database, {
    gig_id: gigId,
    pro_id: 1,
    is_selected: true,
    is_confirmed: true,
  });
  await Promise.all([review({ ratings: [stars(5)] }), review({ ratings: [stars(1)] }, 'member', earlier)]);

  expect(await ratingsOf(1)).toEqual([{ category: 'OVERALL', stars: 15, rating_count: 4 }]);
});

test('200: the change feed reports the application', async () => {
  await review({ ratings: [stars(5)] });
  const { body } = await call('GET', `/staffer/changes/?location_id=${ids.harborHouse}&cursor=0`, {
    as: 'member',
  });

  expect(body).toMatchObject({
    results: expect.arrayContaining([
      expect.objectContaining({ subject: 'application', id: first, action: 'changed' }),
    ]),
  });
});

describe('during the shift', () => {
  beforeEach(() => clock.set(hoursFromStart(25)));

  test('200: a pro who clocked in can be rated', async () => {
    await database
      .insertInto('time_punches')
      .values({ application_id: first, time: hoursFromStart(24), punch_type: 'CLOCK_IN' })
      .execute();
    expect((await review({ ratings: [stars(5)] })).status).toBe(200);
  });

  test('200: a pro who was sent home can be rated', async () => {
    await call('POST', `/staffer/gig-applications/${first}/send-home/`, {
      as: 'onsite',
      body: { reason: 'CONDUCT' },
    });
    expect((await review({ ratings: [stars(1)] })).status).toBe(200);
  });

  test('409: a pro who has not clocked in cannot be rated', async () => {
    expect(await review({ ratings: [stars(5)] })).toMatchObject({
      status: 409,
      error: { message: 'This pro has not clocked in: rate them afterwards, or after the shift.' },
    });
  });
});

test('409: ratings close 14 days after the work', async () => {
  clock.set(hoursFromStart(32 + 14 * 24));
  expect((await review({ ratings: [stars(5)] })).status).toBe(200);
  clock.advance(1);
  expect(await review({ ratings: [stars(4)] })).toMatchObject({
    status: 409,
    error: { code: 'invalid_transition', message: 'Ratings close 14 days after the shift.' },
  });
});

test.each([
  ['was not confirmed', { is_confirmed: false }],
  ['did not come', { is_cancelled: true, cancellation_reason: 'NO_SHOW' }],
])('409: a pro who %s cannot be rated', async (_who, values) => {
  await database.updateTable('gig_applications').set(values).where('id', '=', first).execute();
  expect(await review({ ratings: [stars(5)] })).toMatchObject({
    status: 409,
    error: { message: 'Only a pro who worked the shift can be rated.' },
  });
});

test.each([
  [{ ratings: [] }, 'ratings', 'Choose 1 to 5 stars'],
  [{ ratings: [stars(0)] }, 'ratings.0.value', 'Choose 1 to 5 stars'],
  [{ ratings: [stars(6)] }, 'ratings.0.value', 'Choose 1 to 5 stars'],
  [{ ratings: [stars(4.5)] }, 'ratings.0.value', expect.any(String)],
  [{ ratings: [stars(4), stars(4)] }, 'ratings', 'Rate each category once'],
  [{ ratings: [stars(4, 'SKILL')] }, 'ratings', 'Rate the work overall'],
  [{ ratings: [stars(4), stars(4, 'CHARM')] }, 'ratings.1.category', 'There is no such category'],
  [{ ratings: [stars(4)], feedback: 'x'.repeat(1001) }, 'feedback', 'At most 1000 characters'],
  [{ ratings: [stars(4)], is_public: true }, 'is_public', expect.any(String)],
  [{}, 'ratings', expect.any(String)],
])('400: rejects %j', async (body, target, message) => {
  const { status, error } = await review(body);

  expect({ status, target: error?.target, message: error?.message }).toEqual({
    status: 400,
    target,
    message,
  });
});

test('401, 403, 404: callers without access', async () => {
  const body = { ratings: [stars(5)] };
  expect(await call('POST', at(first), { body })).toMatchObject({ status: 401 });
  expect(await review(body, 'gigster')).toMatchObject({ status: 403 });
  expect(await review(body, 'rival')).toMatchObject({ status: 404 });
  expect(await review(body, 'member', 999_999)).toMatchObject({ status: 404 });
});
