import { beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids } = await startTestServer();
let path = '';

beforeAll(async () => {
  const { uuid } = await database
    .updateTable('pros')
    .set({
      bio: 'Fifteen years on the floor.',
      address_line_1: '4 Elm Street',
      address_line_2: 'Apt 2',
      pro_contractor_type: 'PART_TIME',
      days_of_week: ['MONDAY'],
      time_blocks: ['MORNING'],
      hours_per_week: '10_20',
      competencies: ['Wine pairing'],
    })
    .where('id', '=', 1)
    .returning('uuid')
    .executeTakeFirstOrThrow();
  path = `/gigster-profiles/${uuid}/`;
  await database.insertInto('pro_skills').values({ pro_id: 1, skill_id: ids.server }).execute();
  await database
    .insertInto('pro_ratings')
    .values([
      { pro_id: 1, category: 'SKILL', stars: 9, rating_count: 2 },
      { pro_id: 1, category: 'OVERALL', stars: 34, rating_count: 7 },
    ])
    .execute();
  await database
    .insertInto('pro_work_history')
    .values([
      {
        pro_id: 1,
        business_name: 'Bistro Alder',
        position: 'Barback',
        start_date: '2019-05-01',
        end_date: '2021-06-30',
      },
      {
        pro_id: 1,
        business_name: 'Hotel Aster',
        position: 'Server',
        skill_id: ids.server,
        start_date: '2021-07-01',
      },
    ])
    .execute();
  const { id: certification_id } = await database
    .insertInto('certifications')
    .values({ name: 'Food handler' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('pro_certifications')
    .values({
      pro_id: 1,
      certification_id,
      status: 'APPROVED',
      state_code: 'TN',
      expiration_date: '2027-01-31',
    })
    .execute();
});

test('200: returns the profile with the flags of the current location', async () => {
  const { id: favorite_id } = await database
    .insertInto('favorite_pros')
    .values({ pro_id: 1, location_id: ids.harborHouse, created_ts: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();

  const { status, body } = await call('GET', path, {
    as: 'member',
    headers: { 'x-location-id': String(ids.harborHouse) },
  });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    profile_id: 1,
    display_name: 'Avery B.',
    bio: 'Fifteen years on the floor.',
    is_favorite: true,
    favorite_id,
    has_worked_together: true,
    market_id: 1,
    market_name: 'Nashville',
    pro_preferences: {
      pro_contractor_type: 'PART_TIME',
      skills: [{ id: ids.server, name: 'Server' }],
      days_of_week: ['MONDAY'],
      time_blocks: [
        { name: 'MORNING', description: '6 am to noon', start_time: '06:00:00', end_time: '12:00:00' },
      ],
      hours_per_week: '10_20',
    },
    work_history: [
      {
        business_name: 'Hotel Aster',
        start_date: '2021-07-01',
        end_date: null,
        position_skill_object: { id: ids.server, name: 'Server' },
      },
      { business_name: 'Bistro Alder', end_date: '2021-06-30', position_skill_object: null },
    ],
    performance: {
      rating: 4.9,
      ratings_summary: [
        {
          rank: 1,
          name: 'OVERALL',
          label: 'Overall',
          is_overall_type: true,
          avg_rating: 4.86,
          rating_count: 7,
        },
        { label: 'Skill', avg_rating: 4.5, rating_count: 2 },
      ],
    },
    competencies: [{ name: 'Wine pairing' }],
    certifications: [
      { name: 'Food handler', state_code: 'TN', status: 'APPROVED', expiration_date: '2027-01-31' },
    ],
  });
});

test('200: only a platform admin sees where a pro lives', async () => {
  expect((await call('GET', path, { as: 'admin' })).body).toMatchObject({
    address_line_1: '4 Elm Street',
    address_line_2: 'Apt 2',
  });
  expect((await call('GET', path, { as: 'owner' })).body).toMatchObject({
    address_line_1: null,
    address_line_2: null,
  });
});

test('400: a current location that is not an id', async () => {
  const { status, error } = await call('GET', path, { as: 'member', headers: { 'x-location-id': 'here' } });

  expect(status).toBe(400);
  expect(error).toMatchObject({ target: 'X-Location-Id' });
});

test('401: without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});

test('403: a caller without any role', async () => {
  expect((await call('GET', path, { as: 'gigster' })).status).toBe(403);
});

test.each(['00000000-0000-4000-8000-000000000000', 'avery'])('404: an unknown profile %s', async (uuid) => {
  expect((await call('GET', `/gigster-profiles/${uuid}/`, { as: 'member' })).status).toBe(404);
});
