import { beforeEach, describe, expect, test } from 'vitest';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { HomeResponse } from './homeResponse.ts';
import type { HomeTotalsResponse } from './homeTotalsResponse.ts';

const server = await startTestServer();
const { call, database, ids, reset } = server;

beforeEach(reset);

const totals = async (query = '', as: Person = 'owner') =>
  (await call<HomeTotalsResponse>('GET', `/staffer/homes/totals/${query}`, { as })).body;
const home = async (locationId: number) =>
  (await call<HomeResponse>('GET', `/staffer/locations/${locationId}/home/`, { as: 'owner' })).body;

function sumOf(amounts: readonly (number | undefined)[]): number {
  return amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
}

describe('200: what all locations of the caller add up to', () => {
  test('the days and the costs of all locations are the sums of those of each', async () => {
    await addCard(database);
    await finishWork(server);
    const gig_id = await addGig(database, {
      location_id: ids.vineStreet,
      start_time: hoursFromStart(50),
      end_time: hoursFromStart(58),
      allowed_confirmed_pros: 3,
    });
    const confirmed = { is_selected: true, is_confirmed: true };
    await addApplication(database, { gig_id, pro_id: ids.idlePro, ...confirmed });
    const found = await totals();
    const homes = await Promise.all([ids.harborHouse, ids.vineStreet, ids.harborAnnex].map(home));

    const dayOf = (index: number) => homes.map(({ days }) => days[index]);
    expect(found).toMatchObject({ locations: 3, organization_id: ids.harbor, today: homes[0]?.today });
    expect(found.days).toEqual(
      homes[0]?.days.map(({ date }, index) => ({
        date,
        gigs: sumOf(dayOf(index).map((day) => day?.gigs)),
        places: sumOf(dayOf(index).map((day) => day?.places)),
        confirmed: sumOf(dayOf(index).map((day) => day?.confirmed)),
      })),
    );
    expect(sumOf(found.days?.map(({ confirmed: taken }) => taken) ?? [])).toBeGreaterThan(0);
    expect(found.weeks).toHaveLength(5);
    expect(found.weeks?.map(({ from }) => from)).toEqual(homes[0]?.weeks?.map(({ from }) => from));
    const thisWeek = sumOf(homes.map(({ weeks }) => weeks?.at(-1)?.cost_amount));
    expect(thisWeek).toBeGreaterThan(0);
    expect(found.weeks?.at(-1)?.cost_amount).toBeCloseTo(thisWeek, 2);
  });

  test('the totals count a gig on the day of its own location', async () => {
    await database
      .updateTable('locations')
      .set({ timezone: 'Pacific/Honolulu' })
      .where('id', '=', ids.vineStreet)
      .execute();
    const before = await totals();
    // 1 am on Thursday in Nashville, and still Wednesday in Honolulu.
    const times = { start_time: hoursFromStart(64), end_time: hoursFromStart(68) };
    await addGig(database, { location_id: ids.vineStreet, ...times });
    const days = (await totals()).days;

    expect(days?.map(({ gigs }, index) => gigs - (before.days?.[index]?.gigs ?? 0))).toEqual([
      0, 0, 1, 0, 0, 0, 0,
    ]);
  });

  test('the totals cover one organization, or the locations that the caller has a role at', async () => {
    expect(await totals(`?organization_id=${ids.summit}`)).toMatchObject({
      locations: 0,
      organization_id: null,
    });
    expect(await totals('', 'manager')).toMatchObject({ locations: 1, organization_id: ids.harbor });
    expect(await totals('', 'admin')).toMatchObject({ locations: 4, organization_id: null });
  });

  test('the totals have no costs for a caller who sees none', async () => {
    const found = await totals('', 'onsite');

    expect(found.weeks).toBeNull();
    expect(found.days).toHaveLength(7);
  });

  test('the totals of an organization without locations count none and have no weeks', async () => {
    const { id } = await database
      .insertInto('organizations')
      .values({ name: 'Newcomers' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await totals(`?organization_id=${id}`, 'admin')).toMatchObject({
      locations: 0,
      organization_id: null,
      weeks: null,
    });
  });

  test('the totals have no sums for more than 1,000 locations', async () => {
    const { id: _, ...location } = await database
      .selectFrom('locations')
      .selectAll()
      .where('id', '=', ids.vineStreet)
      .executeTakeFirstOrThrow();
    await database
      .insertInto('locations')
      .values(Array.from({ length: 1000 }, () => location))
      .execute();

    expect(await totals()).toMatchObject({ locations: 1003, days: null, weeks: null });
  });
});

test('400: unknown parameters', async () => {
  const { error } = await call('GET', '/staffer/homes/totals/?page=2', { as: 'owner' });
  expect(error).toMatchObject({ target: 'page' });
});

test('401, 403: callers without a role at a business', async () => {
  expect(await call('GET', '/staffer/homes/totals/')).toMatchObject({ status: 401 });
  expect((await call('GET', '/staffer/homes/totals/', { as: 'gigster' })).status).toBe(403);
});
