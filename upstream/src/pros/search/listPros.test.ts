import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { addPro, addGig, addApplication, hoursFromStart } from '../../testing/builders.ts';
import { addPerson } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { ListedPro } from './listedPro.ts';

const { call, clock, database, ids } = await startTestServer();

/** Additional pros, each of which matches one filter. */
const made = { gold: 0, unrated: 0, certified: 0 };
const certification = { food: 0, alcohol: 0 };

type ProPage = Page<ListedPro>;

beforeAll(async () => {
  const user_id = await addPerson(database, { first_name: 'Wren', last_name: 'Castellanos' });
  made.gold = await addPro(database, {
    user_id,
    display_name: 'Wren C.',
    rating: 4.2,
    gigs_worked: 120,
    completion_percentage: 99,
    badges: ['GOLD', 'VERIFICATION'],
    has_background_check: true,
    time_blocks: ['EVENING', 'OVERNIGHT'],
    days_of_week: ['FRIDAY', 'SATURDAY'],
    hours_per_week: '20_30',
    pro_contractor_type: 'EVENT',
  });
  made.unrated = await addPro(database, {
    display_name: 'New N.',
    market_id: 2,
    rating: null,
    gigs_worked: 0,
    completion_percentage: null,
  });
  made.certified = await addPro(database, { display_name: 'Cert C.', rating: 3, gigs_worked: 20 });
  await database.insertInto('pro_skills').values({ pro_id: made.gold, skill_id: ids.lineCook }).execute();
  await database
    .insertInto('pro_work_history')
    .values({
      pro_id: made.gold,
      business_name: 'Bistro Alder',
      position: 'Server',
      skill_id: ids.server,
      start_date: '2024-01-01',
    })
    .execute();
  const certifications = await database
    .insertInto('certifications')
    .values([{ name: 'Food handler' }, { name: 'Alcohol service' }])
    .returning('id')
    .execute();
  certification.food = certifications[0]?.id ?? 0;
  certification.alcohol = certifications[1]?.id ?? 0;
  await database
    .insertInto('pro_certifications')
    .values([
      {
        pro_id: made.certified,
        certification_id: certification.food,
        status: 'APPROVED',
        expiration_date: '2026-03-02',
      },
      { pro_id: made.certified, certification_id: certification.alcohol, status: 'PENDING' },
      {
        pro_id: made.gold,
        certification_id: certification.food,
        status: 'APPROVED',
        expiration_date: '2026-03-01',
      },
    ])
    .execute();
});

async function found(query: string, headers: Record<string, string> = {}): Promise<number[]> {
  const { body } = await call<ProPage>('GET', `/staffer/gigster-profiles/?${query}`, {
    as: 'owner',
    headers,
  });
  expect(body.count).toBe(body.results.length);
  return body.results.map(({ profile_id }) => profile_id);
}

test.each(['/staffer/gigster-profiles/', '/staffer/gigster-profiles/search/'])(
  '200: %s lists pros, the best rated first and who has no rating last',
  async (path) => {
    const { status, body } = await call<ProPage>('GET', path, { as: 'onsite' });

    expect(status).toBe(200);
    expect(body).toMatchObject({ count: 7, next: null, previous: null });
    expect(body.results.map(({ profile_id }) => profile_id)).toEqual([
      1,
      2,
      3,
      4,
      made.gold,
      made.certified,
      made.unrated,
    ]);
    expect(body.results[0]).toMatchObject({
      display_name: 'Avery B.',
      verified: true,
      city: 'Nashville',
      is_favorite: false,
      is_blocked: false,
      favorite_id: null,
      performance: { rating: 4.9, gigs_worked: 10, completion_percentage: 95, review_count: 8 },
    });
  },
);

describe('200: the order', () => {
  test.each([
    ['rating', ['unrated', 'certified', 'gold']],
    ['-rating', ['gold', 'certified', 'unrated']],
    ['gigs_worked', ['unrated', 'certified', 'gold']],
    ['-gigs_worked', ['gold', 'certified', 'unrated']],
    ['completion_rate', ['unrated', 'certified', 'gold']],
    ['-completion_rate', ['gold', 'certified', 'unrated']],
  ] as const)('200: the order %s', async (ordering, names) => {
    const three = `ids=${made.gold},${made.unrated},${made.certified}`;

    expect(await found(`ordering=${ordering}&${three}`)).toEqual(names.map((name) => made[name]));
  });
});

describe('200: the filter', () => {
  test.each([
    ['is_verified=true', [1]],
    ['rating_gte=4.8', [1, 2]],
    ['pro_fullname=avery', [1]],
    ['pro_fullname=%25', []],
    ['market_id=3', []],
  ])('200: the filter %s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test.each([
    'has_background_check=true',
    'pro_fullname=castell',
    'pro_fullname=wren%20cas',
    'badge_types=GOLD,SILVER',
    'previous_positions=1',
    'skill_group=BACK_OF_HOUSE',
    'time_blocks=OVERNIGHT,MORNING',
    'days_of_week=FRIDAY',
    'hours_per_week=20_30,OVER_40',
    'contractor_types=EVENT',
    'is_verified=false&badge_types=VERIFICATION',
  ])('200: the filter %s finds the gold pro only', async (query) => {
    expect(await found(query)).toEqual([made.gold]);
  });

  test('200: the filters by certifications find approved, valid ones, or with pro_certifications any', async () => {
    expect(await found(`certifications=${certification.food}`)).toEqual([made.certified]);
    expect(await found(`certifications=${certification.alcohol}`)).toEqual([]);
    expect(await found(`pro_certifications=${certification.food}`)).toEqual([made.gold, made.certified]);
    expect(await found(`pro_certifications=${certification.alcohol}`)).toEqual([made.certified]);
  });
});

const validAt = async (time: string, headers: Record<string, string> = {}) => {
  clock.set(new Date(time));
  return found(`certifications=${certification.food}`, headers);
};

test('200: a certification is valid until the day has ended at the location, or everywhere in the country', async () => {
  onTestFinished(() => clock.set(hoursFromStart(0)));
  const atHarborHouse = { 'x-location-id': String(ids.harborHouse) };

  expect(await validAt('2026-03-03T05:59:00Z', atHarborHouse)).toEqual([made.certified]);
  expect(await validAt('2026-03-03T06:00:00Z', atHarborHouse)).toEqual([]);
  expect(await validAt('2026-03-03T10:59:00Z')).toEqual([made.certified]);
  expect(await validAt('2026-03-03T11:00:00Z')).toEqual([]);
});

test('200: favorite, blocked and worked together refer to the requested location, else to the current one', async () => {
  await database
    .insertInto('favorite_pros')
    .values({ pro_id: made.gold, location_id: ids.vineStreet, created_ts: hoursFromStart(0) })
    .execute();
  const { id: block_id } = await database
    .insertInto('pro_blocks')
    .values({ pro_id: made.gold, reason: 'CANCELLED_CALLED_OUT', created_ts: hoursFromStart(0) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('pro_block_locations')
    .values({ block_id, pro_id: made.gold, location_id: ids.harborHouse })
    .execute();
  const gig_id = await addGig(database, {
    location_id: ids.vineStreet,
    start_time: hoursFromStart(-30),
    end_time: hoursFromStart(-22),
  });
  await addApplication(database, { gig_id, pro_id: made.certified, is_selected: true, is_confirmed: true });
  const cancelledGig = await addGig(database, {
    location_id: ids.vineStreet,
    status: 'CANCELLED',
    start_time: hoursFromStart(-30),
    end_time: hoursFromStart(-22),
  });
  await addApplication(database, {
    gig_id: cancelledGig,
    pro_id: ids.idlePro,
    is_selected: true,
    is_confirmed: true,
  });

  const atVine = { 'x-location-id': String(ids.vineStreet) };
  expect(await found('is_favorite=true')).toEqual([made.gold]);
  expect(await found('is_favorite=true', atVine)).toEqual([made.gold]);
  expect(await found(`is_favorite=true&location_id=${ids.harborHouse}`, atVine)).toEqual([]);
  expect(await found('is_favorite=false&pro_fullname=wren', atVine)).toEqual([]);
  expect(await found('has_worked_together=true')).toEqual([1, made.certified]);
  expect(await found('has_worked_together=true', atVine)).toEqual([made.certified]);
  expect(await found(`has_worked_together=false&ids=1,${made.certified}`, atVine)).toEqual([1]);

  const flagsAt = async (headers: Record<string, string>) => {
    const path = `/staffer/gigster-profiles/?ids=${made.gold}`;
    const { body } = await call<ProPage>('GET', path, { as: 'owner', headers });
    return body.results[0];
  };
  expect(await flagsAt(atVine)).toMatchObject({ is_favorite: true, is_blocked: false });
  expect(await flagsAt({ 'x-location-id': String(ids.harborHouse) })).toMatchObject({
    is_favorite: false,
    favorite_id: null,
    is_blocked: true,
  });
});

const counted = async (query: string) =>
  (await call<ProPage>('GET', `/staffer/gigster-profiles/?page_size=1&${query}`, { as: 'owner' })).body.count;

describe('200: who is blocked at the location', () => {
  const at = `location_id=${ids.harborHouse}`;

  test.each(['-fit', '-rating', 'distance'])(
    '200: a pro who is blocked at the location is left out or listed alone by %s',
    async (ordering) => {
      const all = await found(`${at}&ordering=${ordering}`);
      const without = await found(`${at}&ordering=${ordering}&is_blocked=false`);

      expect(all).toContain(made.gold);
      expect(without).toEqual(all.filter((id) => id !== made.gold));
      expect(await found(`${at}&ordering=${ordering}&is_blocked=true`)).toEqual([made.gold]);
    },
  );

  test('200: a pro who is blocked at the location is not counted where blocked pros are left out', async () => {
    expect(await counted(`${at}&is_blocked=false`)).toBe((await counted(at)) - 1);
    expect(await counted(`${at}&is_blocked=true`)).toBe(1);
    // With filters that are counted one by one, and with a filter that only others meet.
    expect(await counted(`${at}&is_blocked=false&pro_fullname=wren`)).toBe(0);
    expect(await counted(`${at}&is_blocked=false&badge_types=GOLD`)).toBe(
      (await counted(`${at}&badge_types=GOLD`)) - 1,
    );
    expect(await counted(`${at}&is_blocked=false&rating_gte=4.8`)).toBe(
      await counted(`${at}&rating_gte=4.8`),
    );
  });

  test('200: a pro who is blocked at the location is listed at another location', async () => {
    expect(await found(`location_id=${ids.vineStreet}&is_blocked=false`)).toContain(made.gold);
  });
});

test("200: another organization's favorites and blocks are hidden", async () => {
  const { body } = await call<ProPage>('GET', `/staffer/gigster-profiles/?ids=${made.gold}`, { as: 'rival' });

  expect(body.results).toMatchObject([{ is_favorite: false, is_blocked: false, favorite_id: null }]);
});

test('200: a suspended pro is left out, also with filters, unless named by id, and comes back', async () => {
  const pro = await addPro(database, { display_name: 'Suspended S.', badges: ['SILVER'], rating: 2.5 });
  await database
    .insertInto('favorite_pros')
    .values({ pro_id: pro, location_id: ids.harborHouse, created_ts: hoursFromStart(0) })
    .execute();
  const searches = ['', 'badge_types=SILVER', 'pro_fullname=suspended', 'is_favorite=true', `ids=${pro}`];
  const atHarborHouse = { 'x-location-id': String(ids.harborHouse) };
  const searchesThatFind = async () => {
    const lists = await Promise.all(
      searches.map(async (search) => ({ search, pros: await found(search, atHarborHouse) })),
    );
    return lists.filter(({ pros }) => pros.includes(pro)).map(({ search }) => search);
  };
  const setStatus = (account_status: 'ACTIVE' | 'SUSPENDED' | 'DEACTIVATED') =>
    database
      .updateTable('users')
      .set({ account_status })
      .where('id', '=', (eb) => eb.selectFrom('pros').select('user_id').where('id', '=', pro))
      .execute();
  expect(await searchesThatFind()).toEqual(searches);

  await setStatus('SUSPENDED');
  expect(await searchesThatFind()).toEqual([`ids=${pro}`]);
  const favorites = await call<Page<{ pro_id: number }>>('GET', '/favorite-pros/', { as: 'owner' });
  expect(favorites.body.results.map(({ pro_id }) => pro_id)).toContain(pro);

  await setStatus('DEACTIVATED');
  expect(await searchesThatFind()).toEqual([`ids=${pro}`]);
  await setStatus('ACTIVE');
  expect(await searchesThatFind()).toEqual(searches);
});

test.each([
  ['ordering', 'name'],
  ['ids', '1,x'],
  ['rating_gte', '6'],
  ['is_favorite', '1'],
  ['is_blocked', 'no'],
  ['badge_types', 'PLATINUM'],
  ['skill_group', 'BAR'],
  ['time_blocks', 'NOON'],
  ['days_of_week', 'FUNDAY'],
  ['hours_per_week', '50'],
  ['contractor_types', 'CASUAL'],
  ['certifications', 'food'],
  ['distance', '5'],
])('400: %s=%s, naming it', async (parameter, value) => {
  for (const path of ['/staffer/gigster-profiles/', '/staffer/gigster-profiles/search/']) {
    const { status, error } = await call('GET', `${path}?${parameter}=${value}`, { as: 'manager' });

    expect(status).toBe(400);
    expect(error?.details?.[0]?.target).toContain(parameter);
  }
});

test('401: without a session', async () => {
  expect((await call('GET', '/staffer/gigster-profiles/')).status).toBe(401);
});

test('403: a caller without any role, naming the missing permission', async () => {
  expect((await call('GET', '/staffer/gigster-profiles/', { as: 'gigster' })).error).toMatchObject({
    target: 'gigs.view',
  });
});

test('404: the location of another organization', async () => {
  const path = `/staffer/gigster-profiles/?location_id=${ids.summitHotel}`;

  expect((await call('GET', path, { as: 'manager' })).status).toBe(404);
});

test('200: the filter market_id finds those who work there', async () => {
  expect(await found('market_id=2')).toEqual([made.unrated]);
});

test('200: the work that a pro is looking for', async () => {
  const path = `/staffer/gigster-profiles/?ids=${made.gold}`;
  const { body } = await call<ProPage>('GET', path, { as: 'owner' });

  expect(body.results[0]?.pro_preferences).toMatchObject({
    skills: [{ id: ids.lineCook }],
    days_of_week: ['FRIDAY', 'SATURDAY'],
    time_blocks: [{ name: 'EVENING', start_time: '17:00:00' }, { name: 'OVERNIGHT' }],
    hours_per_week: '20_30',
  });
});

const rate = (id: number, rating: number, review_count: number) =>
  database.updateTable('pros').set({ rating, review_count }).where('id', '=', id).execute();

test('200: a single review of five stars weighs less than many good ones', async () => {
  await rate(made.certified, 5, 1);
  await rate(made.gold, 4.9, 100);
  const both = `ids=${made.gold},${made.certified}`;

  expect(await found(`ordering=-rating&${both}`)).toEqual([made.certified, made.gold]);
  expect(await found(`ordering=-weighted_rating&${both}`)).toEqual([made.gold, made.certified]);
});
