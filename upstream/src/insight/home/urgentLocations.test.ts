import { beforeEach, describe, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import { people, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { HomeResponse } from './homeResponse.ts';

const { call, database, ids, reset } = await startTestServer();

beforeEach(reset);

const idsOf = async (query = '', as: Person = 'owner') => {
  const path = `/locations/?ordering=urgency${query}`;
  return (await call<Page<{ id: number }>>('GET', path, { as })).body.results.map(({ id }) => id);
};

/** Adds copies of Vine Street, which has no gigs then; returns their ids in the order of their names. */
async function addLocations(count: number): Promise<number[]> {
  const { id: _, ...location } = await database
    .selectFrom('locations')
    .selectAll()
    .where('id', '=', ids.vineStreet)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_copy, index) => ({
    ...location,
    name: `Copy ${String(index).padStart(4, '0')}`,
  }));
  const rows = await database.insertInto('locations').values(copies).returning('id').execute();
  return rows.map(({ id }) => id);
}

const openPlace = (location_id: number, hours: number) =>
  addGig(database, { location_id, start_time: hoursFromStart(hours), end_time: hoursFromStart(hours + 4) });

/** A confirmed pro of a gig under way has not come. */
async function missPro(location_id: number) {
  const gig_id = await openPlace(location_id, -1);
  const confirmed = { is_selected: true, is_confirmed: true };
  const missing_since_ts = hoursFromStart(-0.5);
  await addApplication(database, { gig_id, pro_id: ids.idlePro, ...confirmed, missing_since_ts });
}

/** The charge for a pro who has worked failed. */
async function failPayment(location_id: number) {
  const times = { start_time: hoursFromStart(-40), end_time: hoursFromStart(-32) };
  const gig_id = await addGig(database, { location_id, status: 'FAILED_PAYMENT', ...times });
  const failed = { business_payment_status: 'FAILED', business_payment_amount: 196 } as const;
  await addApplication(database, {
    gig_id,
    pro_id: ids.pros[0],
    is_selected: true,
    is_confirmed: true,
    ...failed,
  });
}

describe('200: locations in the order of urgency', () => {
  test('the order of urgency has no locations for a caller or an organization without any', async () => {
    expect(await idsOf('', 'gigster')).toEqual([]);
    const { id } = await database
      .insertInto('organizations')
      .values({ name: 'Newcomers' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await idsOf(`&organization_id=${id}`, 'admin')).toEqual([]);
  });

  test('locations by urgency begin with the unapproved, then follow the worst of what needs attention', async () => {
    const [missing = 0, soon = 0, sooner = 0, paid = 0, later = 0, quiet = 0] = await addLocations(6);
    await openPlace(later, 100);
    await openPlace(soon, 20);
    await openPlace(sooner, 10);
    await missPro(missing);
    await failPayment(paid);

    // The gigs of Harbor House and Vine Street start tomorrow.
    const order = await idsOf();
    expect(order.slice(0, 4)).toEqual([ids.harborAnnex, missing, sooner, soon]);
    expect(order.indexOf(paid)).toBeLessThan(order.indexOf(later));
    expect(order.at(-1)).toBe(quiet);
    expect(new Set(order).size).toBe(order.length);
  });

  test('the most urgent locations are on the first page, however many there are', async () => {
    const copies = await addLocations(130);
    await missPro(copies.at(-1) ?? 0);
    const pages = await Promise.all([1, 2].map((page) => idsOf(`&page_size=100&page=${page}`)));

    expect(pages[0]?.slice(0, 2)).toEqual([ids.harborAnnex, copies.at(-1)]);
    expect(new Set(pages.flat()).size).toBe(133);
    // Those with nothing to do stay in the order of their names.
    expect(pages.flat().slice(-129)).toEqual(copies.slice(0, -1));
  });

  test('locations by urgency count applicants and offers as the homes do', async () => {
    const [first = 0, second = 0] = await addLocations(2);
    const gig_id = await openPlace(first, 200);
    await addApplication(database, { gig_id, pro_id: ids.idlePro });
    const offered = { gig_id: await openPlace(second, 200), pro_id: ids.idlePro };
    await database
      .insertInto('direct_offers')
      .values({
        ...offered,
        application_type: 'DIRECT_OFFER',
        status: 'PENDING',
        created_ts: hoursFromStart(-1),
      })
      .execute();
    const order = await idsOf();

    expect(order.indexOf(first)).toBeLessThan(order.indexOf(second));
    expect(order.indexOf(first)).toBeGreaterThan(order.indexOf(ids.harborHouse));
  });

  test('locations by urgency look only at what the role of the caller can act on', async () => {
    const [open = 0, missing = 0] = await addLocations(2);
    await openPlace(open, 2);
    await missPro(missing);
    const role = { user_id: people.onsite.id, role: 'ONSITE_MANAGER' as const };
    await database
      .insertInto('location_managers')
      .values([open, missing].map((location_id) => ({ ...role, location_id })))
      .execute();

    expect((await idsOf('', 'onsite'))[0]).toBe(missing);
    // Open places are for those who fill them: the others stay in the order of their names.
    expect((await idsOf('', 'onsite')).slice(1)).toEqual([open, ids.harborHouse]);
  });

  test('locations by urgency are those of the homes on the same page', async () => {
    const [, second = 0] = await addLocations(2);
    await missPro(second);
    const path = '/staffer/homes/managed/?ordering=urgency';
    const homes = await call<Page<HomeResponse>>('GET', path, { as: 'owner' });

    expect(homes.body.results.map(({ location_id }) => location_id)).toEqual(await idsOf());
  });

  test('more than 1,000 locations by urgency are in the order of their names', async () => {
    const copies = await addLocations(1000);
    await missPro(copies.at(-1) ?? 0);

    expect((await idsOf())[0]).toBe(copies[0]);
  });
});

test('400: an unknown order of locations is refused', async () => {
  expect((await call('GET', '/locations/?ordering=rating', { as: 'owner' })).error).toMatchObject({
    target: 'ordering',
  });
});
