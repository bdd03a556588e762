import fc from 'fast-check';
import { type Compilable, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { addApplication, addGig, addLocation, addPro, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { contractorTypes, daysOfWeek, timeBlockNames } from '../profiles/availability.ts';
import { bestFit } from './bestFit.ts';
import { fitPoints } from './fitPoints.ts';
import type { ListedPro } from './listedPro.ts';
import { nearestFirst } from './proOrders.ts';
import { readVantage } from './vantage.ts';

const { call, clock, database, ids } = await startTestServer();
const path = '/staffer/gigster-profiles/';
let locationId = 0;

/** Homes at these places in Nashville. */
const homes = {
  atTheDoor: { home_longitude: -86.78, home_latitude: 36.16 },
  eastNashville: { home_longitude: -86.74, home_latitude: 36.18 },
  franklin: { home_longitude: -86.87, home_latitude: 35.93 },
  memphis: { home_longitude: -90.05, home_latitude: 35.15 },
  newYork: { home_longitude: -74, home_latitude: 40.72 },
};

async function list(query: string, headers: Record<string, string> = {}) {
  return call<Page<ListedPro>>('GET', `${path}?${query}`, { as: 'owner', headers });
}

/** Pros with the same name, to be found apart from the others. */
const addNamed = (name: string, values: Parameters<typeof addPro>[1]) =>
  addPro(database, { display_name: name, ...values });

beforeAll(async () => {
  locationId = await addLocation(database, { name: 'Broadway Hall' });
});

describe('200: by distance', () => {
  test('the nearest pros come first and those whose home is not known last, with whole miles', async () => {
    const miles = new Map<number, number | null>();
    for (const [home, expected] of [
      [homes.franklin, 17],
      [{}, null],
      [homes.newYork, 800],
      [homes.atTheDoor, 0],
      [homes.memphis, 200],
      [homes.eastNashville, 3],
    ] as const) {
      miles.set(await addNamed('Distance D.', home), expected);
    }
    const { body } = await list(`ordering=distance&pro_fullname=Distance&location_id=${locationId}`);
    const found = body.results.map(({ distance_miles }) => distance_miles);

    expect(found.slice(0, 3)).toEqual([0, 3, 17]);
    // As flown, 197 and 758 miles: the map stretches what is far.
    expect(found[3]).toBeGreaterThan(190);
    expect(found[3]).toBeLessThan(205);
    expect(found[4]).toBeGreaterThan(700);
    expect(found[5]).toBeNull();
    expect(body).toMatchObject({ count: 6, next: null });
  });

  test('within 100 miles the distance is off by at most one mile, and never decreases down the list', async () => {
    const offset = fc.double({ min: -1, max: 1, noNaN: true });
    const drawn = fc.sample(fc.tuple(offset, offset), { numRuns: 60, seed: 3 });
    const flown = new Map<number, number>();
    for (const [east, north] of drawn) {
      const home = { home_longitude: round(-86.7816 + east), home_latitude: round(36.1627 + north) };
      flown.set(await addNamed('Ring R.', home), milesBetween(home));
    }
    const { body } = await list(
      `ordering=distance&pro_fullname=Ring&location_id=${locationId}&page_size=100`,
    );
    const shown = body.results.map(({ distance_miles }) => distance_miles ?? -1);

    expect(shown).toHaveLength(drawn.length);
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    for (const { profile_id, distance_miles } of body.results) {
      expect(Math.abs((distance_miles ?? -1) - (flown.get(profile_id) ?? 0))).toBeLessThanOrEqual(1);
    }
  });

  test('no response says where a pro lives', async () => {
    const id = await addNamed('Private P.', homes.eastNashville);
    const { body } = await list(`ids=${id}&location_id=${locationId}`);
    const [listed] = body.results;
    const profile = await call('GET', `/gigster-profiles/${listed?.uuid}/`, {
      as: 'owner',
      headers: { 'x-location-id': String(locationId) },
    });

    expect(listed?.distance_miles).toBe(3);
    expect(profile.body).toMatchObject({ distance_miles: 3 });
    expect(JSON.stringify([body, profile.body])).not.toMatch(/home|longitude|latitude|-86\.7/);
  });

  test('no pro has a distance without a location', async () => {
    const id = await addNamed('Everywhere E.', homes.eastNashville);
    const { body } = await call<Page<ListedPro>>('GET', `${path}?ids=${id}`, { as: 'admin' });

    expect(body.results).toMatchObject([{ distance_miles: null }]);
  });
});

describe('200: by fit', () => {
  test('each part of the fit counts in the order of pros', async () => {
    const gig = { location_id: locationId, start_time: hoursFromStart(-30), end_time: hoursFromStart(-22) };
    const gig_id = await addGig(database, gig);
    const best = {
      rating: 5,
      completion_percentage: 100,
      days_of_week: [...daysOfWeek],
      time_blocks: [...timeBlockNames],
    };
    const add = async (values: Parameters<typeof addPro>[1], { isServer = true, hasWorked = true } = {}) => {
      const pro_id = await addNamed('Fit F.', { ...best, ...values });
      if (isServer)
        await database.insertInto('pro_skills').values({ pro_id, skill_id: ids.server }).execute();
      if (hasWorked)
        await addApplication(database, { gig_id, pro_id, is_selected: true, is_confirmed: true });
      return pro_id;
    };
    const expected = [
      [await add({}), 100],
      [await add({ city: 'Franklin' }), 96],
      [await add({ days_of_week: [] }), 93],
      [await add({ rating: null }), 92.5],
      [await add({ city: 'Boston', market_id: 2 }), 90],
      [await add({ completion_percentage: 70 }), 85],
      [await add({}, { hasWorked: false }), 80],
      [await add({}, { isServer: false }), 76],
    ];
    const vantage = await readVantage(database, locationId);
    const points = await database
      .selectFrom('pros')
      .select(['id', fitPoints(vantage, clock.now()).as('points')])
      .where('display_name', '=', 'Fit F.')
      .orderBy('id')
      .execute();
    const { body } = await list(`ordering=-fit&pro_fullname=Fit%20F&location_id=${locationId}`);

    expect(points.map(({ id, points: fit }) => [id, fit])).toEqual(expected);
    expect(body.results.map(({ profile_id }) => profile_id)).toEqual(expected.map(([id]) => id));
    expect(body.count).toBe(expected.length);
  });

  test('a location that has posted nothing and an empty list are no trouble', async () => {
    const fresh = await addLocation(database, { name: 'Fresh House', city: 'Nowhere' });
    const { body } = await list(`ordering=-fit&location_id=${fresh}&page_size=100`);

    expect(body.results).toHaveLength(body.count);
    expect((await list(`ordering=-fit&location_id=${fresh}&market_id=999`)).body).toMatchObject({ count: 0 });
  });

  test('every page of every search is the same as that of a list that is sorted whole', async () => {
    const gig_id = await addGig(database, {
      location_id: locationId,
      start_time: hoursFromStart(-60),
      end_time: hoursFromStart(-52),
    });
    for (const { hasWorked, skill, ...values } of fc.sample(drawnPro, { numRuns: 120, seed: 5 })) {
      const pro_id = await addPro(database, values);
      if (skill !== null)
        await database.insertInto('pro_skills').values({ pro_id, skill_id: skill }).execute();
      if (hasWorked)
        await addApplication(database, { gig_id, pro_id, is_selected: true, is_confirmed: true });
    }
    const vantage = await readVantage(database, locationId);
    const order = fitPoints(vantage, clock.now());
    for (const [query, column] of [
      ['', null],
      ['&market_id=1', 'market_id'],
      ['&market_id=2', 'market_id'],
      ['&contractor_types=EVENT', 'pro_contractor_type'],
    ] as const) {
      const wanted = query.split('=')[1] ?? '';
      let sorted = database.selectFrom('pros').select('id').where('is_suspended', '=', false);
      if (column !== null) sorted = sorted.where(sql<boolean>`${sql.ref(column)}::text = ${wanted}`);
      const whole = await sorted.orderBy(order, 'desc').orderBy('id').execute();
      const paged: number[] = [];
      for (let page = 1; (page - 1) * 7 < whole.length; page += 1) {
        const { body } = await list(
          `ordering=-fit&location_id=${locationId}&page_size=7&page=${page}${query}`,
        );
        paged.push(...body.results.map(({ profile_id }) => profile_id));
      }
      expect(paged).toEqual(whole.map(({ id }) => id));
    }
  });
});

describe('an index has the order of', () => {
  const explained = async (query: Compilable) => {
    const { sql: text, parameters } = query.compile();
    return database.transaction().execute(async (transaction) => {
      // A table of a few rows is read whole and sorted, whatever indexes it has.
      await sql`set local enable_seqscan = off`.execute(transaction);
      await sql`set local enable_sort = off`.execute(transaction);
      await sql`set local enable_bitmapscan = off`.execute(transaction);
      const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': string }>({
        sql: `explain ${text}`,
        parameters,
        query: sql`explain`.toOperationNode(),
        queryId: { queryId: 'explain' },
      });
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  };
  const pros = database.selectFrom('pros').select('pros.id').where('pros.is_suspended', '=', false);

  test('the distances from a location', async () => {
    const plan = await explained(nearestFirst(pros, locationId).limit(25));

    expect(plan).toContain('Index Scan using pros_home');
    expect(plan).toContain('Order By');
  });

  test('the first of each area by fit', async () => {
    const vantage = await readVantage(database, ids.harborHouse);
    const plan = await explained(
      bestFit(database, pros, { vantage, now: clock.now(), upTo: 25, isInMarket: false }).limit(25),
    );

    for (const index of ['pros_fit', 'pros_market_fit', 'pros_city_fit']) {
      expect(plan).toMatch(new RegExp(`Scan using ${index} `));
    }
    expect(plan).not.toContain('Seq Scan on pros');
  });
});

test.each(['-fit', 'distance'])('400: %s without one location, naming the parameter', async (ordering) => {
  const { status, error } = await call('GET', `${path}?ordering=${ordering}`, { as: 'admin' });

  expect(status).toBe(400);
  expect(error).toMatchObject({ target: 'ordering' });
});

test.each(['fit', '-distance'])('400: there is no order %s', async (ordering) => {
  expect((await list(`ordering=${ordering}&location_id=${locationId}`)).status).toBe(400);
});

const drawnPro = fc.record({
  market_id: fc.constantFrom(1, 1, 2, null),
  city: fc.constantFrom('Nashville', 'Franklin', 'New York', null),
  rating: fc.option(fc.integer({ min: 300, max: 500 }).map((hundredths) => hundredths / 100)),
  completion_percentage: fc.option(fc.constantFrom(60, 80, 95, 100)),
  days_of_week: fc.subarray([...daysOfWeek]),
  time_blocks: fc.subarray([...timeBlockNames]),
  pro_contractor_type: fc.option(fc.constantFrom(...contractorTypes)),
  hasWorked: fc.nat(5).map((drawn) => drawn === 0),
  skill: fc.option(fc.constantFrom(ids.server, ids.lineCook)),
});

const round = (degrees: number) => Math.round(degrees * 100) / 100;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Miles on the globe from the location. */
function milesBetween({ home_longitude, home_latitude }: { home_longitude: number; home_latitude: number }) {
  const [north, east] = [radians(home_latitude - 36.1627) / 2, radians(home_longitude + 86.7816) / 2];
  const chord =
    Math.sin(north) ** 2 +
    Math.cos(radians(36.1627)) * Math.cos(radians(home_latitude)) * Math.sin(east) ** 2;
  return 2 * 3958.8 * Math.asin(Math.sqrt(chord));
}
