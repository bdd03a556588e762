import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { addApplication, addGig, addLocation, addPro, hoursFromStart } from '../../testing/builders.ts';
import { addPerson } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { GigResponse } from './gigResponse.ts';

const { call, database, ids } = await startTestServer();

/** Gigs of a separate location, each of which matches one filter. */
const made = { location: 0, gala: 0, plain: 0, network: 0, offer: 0, past: 0, failed: 0 };

beforeAll(async () => {
  made.location = await addLocation(database, { name: 'Quarry Hall_1' });
  const location_id = made.location;
  const { id: event_id } = await database
    .insertInto('events')
    .values({ organization_id: ids.harbor, name: 'Founders Gala' })
    .returning('id')
    .executeTakeFirstOrThrow();
  made.gala = await addGig(database, {
    location_id,
    event_id,
    start_time: hoursFromStart(30),
    end_time: hoursFromStart(40),
    created_ts: hoursFromStart(-10),
    elevated: true,
  });
  made.plain = await addGig(database, {
    location_id,
    skill_id: ids.lineCook,
    description: 'Plate the tasting menu',
    contact_name: 'Imani Brooks',
    last_updated_ts: hoursFromStart(-1),
    require_certifications: true,
  });
  made.network = await addGig(database, {
    location_id,
    type: 'NETWORK',
    status: 'CONFIRMED',
    employment_type: 'W2',
    start_time: hoursFromStart(50),
    end_time: hoursFromStart(58),
    auto_select_enabled: true,
  });
  made.offer = await addGig(database, {
    location_id,
    type: 'PRIVATE_DIRECT_OFFER',
    status: 'CANCELLED',
    start_time: hoursFromStart(60),
    end_time: hoursFromStart(68),
  });
  made.past = await addGig(database, {
    location_id,
    status: 'INCOMPLETE',
    start_time: hoursFromStart(-60),
    end_time: hoursFromStart(-52),
  });
  made.failed = await addGig(database, {
    location_id,
    status: 'FAILED_PAYMENT',
    start_time: hoursFromStart(-30),
    end_time: hoursFromStart(-22),
  });
  const user_id = await addPerson(database, { first_name: 'Noor', last_name: 'Haddad' });
  await addApplication(database, { gig_id: made.network, pro_id: await addPro(database, { user_id }) });
});

type GigPage = Page<GigResponse>;

/** The ids of the matching gigs of the location in order, and the count of the list. */
async function found(query: string): Promise<{ ids: number[]; count: number }> {
  const { body } = await call<GigPage>('GET', `/staffer/gigs/?location_id=${made.location}&${query}`, {
    as: 'owner',
  });
  return { ids: body.results.map(({ id }) => id), count: body.count };
}

test('200: lists gigs of all locations visible to the caller, earliest first', async () => {
  const { status, body } = await call<GigPage>('GET', '/staffer/gigs/', { as: 'manager' });

  expect(status).toBe(200);
  expect(body).toMatchObject({ count: 3, next: null, previous: null });
  expect(body.results.map(({ id }) => id)).toEqual([ids.completedGig, ids.postedGig, ids.cancelledGig]);
  expect(body.results[1]).toMatchObject({ location_name: 'Harbor House', wage_amount: 24.5 });
});

test('200: a platform admin sees the gigs of all organizations', async () => {
  const { body } = await call<GigPage>('GET', '/staffer/gigs/?page_size=100', { as: 'admin' });

  expect(new Set(body.results.map(({ organization_id }) => organization_id))).toEqual(
    new Set([ids.harbor, ids.summit]),
  );
  expect(body.count).toBe(body.results.length);
});

test('200: an onsite manager sees the list without its money', async () => {
  const { body } = await call<GigPage>('GET', '/staffer/gigs/', { as: 'onsite' });

  expect(body.results.map(({ wage_amount }) => wage_amount)).toEqual([null, null, null]);
});

test('200: pages through gigs; a page beyond the last is empty', async () => {
  const path = `/staffer/gigs/?location_id=${made.location}&page_size=4`;
  const first = (await call<GigPage>('GET', path, { as: 'owner' })).body;
  const second = (await call<GigPage>('GET', `${path}&page=2`, { as: 'owner' })).body;
  const third = (await call<GigPage>('GET', `${path}&page=3`, { as: 'owner' })).body;

  expect([...first.results, ...second.results].map(({ id }) => id)).toEqual([
    made.past,
    made.failed,
    made.plain,
    made.gala,
    made.network,
    made.offer,
  ]);
  expect(first.next).toContain('page=2');
  expect(second).toMatchObject({ count: 6, next: null });
  expect(third).toMatchObject({ count: 6, next: null, results: [] });
});

describe('200: the order', () => {
  test.each([
    ['start_time', ['past', 'failed', 'plain', 'gala', 'network', 'offer']],
    ['-start_time', ['offer', 'network', 'gala', 'plain', 'failed', 'past']],
    ['-created_ts', ['gala', 'plain', 'network', 'offer', 'past', 'failed']],
    ['-last_updated_ts', ['plain', 'gala', 'network', 'offer', 'past', 'failed']],
  ] as const)('200: the order %s', async (ordering, names) => {
    expect((await found(`ordering=${ordering}`)).ids).toEqual(names.map((name) => made[name]));
  });
});

describe('200: the filter', () => {
  test.each([
    ['statuses=unfilled', ['plain', 'gala']],
    ['statuses=ready,cancelled', ['network', 'offer']],
    ['statuses=paymentDue', ['past']],
    ['statuses=paymentError', ['failed']],
    ['statuses=completed', []],
    ['status=POSTED,CONFIRMED', ['plain', 'gala', 'network']],
    ['types=network', ['network', 'offer']],
    ['types=marketplace', ['past', 'failed', 'plain', 'gala']],
    ['type=PRIVATE_DIRECT_OFFER', ['offer']],
    ['positions=2', ['plain']],
    ['positions=1,2&statuses=unfilled', ['plain', 'gala']],
    ['skill_id=2', ['plain']],
    ['events=events', ['gala']],
    ['events=gigs&statuses=unfilled', ['plain']],
    ['start_time__gte=2026-03-03T21:00:00Z', ['gala', 'network', 'offer']],
    ['start_time__lte=2026-03-01T00:00:00Z', ['past']],
    ['end_time__gte=2026-03-05T00:00:00%2B01:00', ['network', 'offer']],
    ['end_time__lte=2026-03-01T00:00:00Z', ['past']],
    ['created_ts__gte=2026-03-02T00:00:00Z', ['gala']],
    ['created_ts__lte=2026-03-02T00:00:00Z&statuses=unfilled', ['plain']],
    ['employment_type=W2', ['network']],
    ['require_certifications=true', ['plain']],
    ['elevated=true', ['gala']],
    ['auto_select_enabled=false&status=CONFIRMED', []],
    ['pro_first_name=noo', ['network']],
    ['pro_last_name=hadd&pro_first_name=Noor', ['network']],
    ['pro_last_name=unmatched', []],
    ['pro_id=999', []],
    ['location_name=quarry%20hall_', ['past', 'failed', 'plain', 'gala', 'network', 'offer']],
    ['location_name=quarry%25hall', []],
    ['market_name=nash&statuses=ready', ['network']],
    ['market_name=york', []],
    ['managed=true&statuses=ready', ['network']],
    ['search=cook', ['plain']],
    ['search=tast%20MENU', ['plain']],
    ['search=imani', ['plain']],
    ['search=founders', ['gala']],
    ['search=founders%20cook', []],
    ['search=:*%27%20%26%20!', []],
  ] as const)('200: the filter %s', async (query, names) => {
    const { ids: foundIds, count } = await found(query);

    expect(foundIds).toEqual(names.map((name) => made[name]));
    expect(count).toBe(names.length);
  });

  test('a page beyond the last one has the count of a search', async () => {
    expect(await found('search=cook&page=2')).toMatchObject({ ids: [], count: 1 });
    expect(await found('search=founders%20cook&page=2')).toMatchObject({ ids: [], count: 0 });
  });

  test('search=# with an id, gig_id and pro_id find gigs by id', async () => {
    expect((await found(`search=%23${made.gala}`)).ids).toEqual([made.gala]);
    expect((await found(`gig_id=${made.gala},${made.offer},999`)).ids).toEqual([made.gala, made.offer]);
    const { pro_id } = await database
      .selectFrom('gig_applications')
      .select('pro_id')
      .where('gig_id', '=', made.network)
      .executeTakeFirstOrThrow();
    expect((await found(`pro_id=${pro_id}`)).ids).toEqual([made.network]);
  });
});

test('200: searches words at all locations of the caller by default', async () => {
  const { body } = await call<GigPage>('GET', '/staffer/gigs/?search=tast%20menu', { as: 'owner' });

  expect(body.results.map(({ id }) => id)).toContain(made.plain);
});

test('200: managed limits a platform admin to locations where they have a role', async () => {
  const { body } = await call<GigPage>('GET', '/staffer/gigs/?managed=true', { as: 'admin' });

  expect(body).toMatchObject({ count: 0, results: [] });
});

test('200: finds a gig by the new name of its event', async () => {
  await database
    .updateTable('events')
    .set({ name: 'Harvest Supper' })
    .where('name', '=', 'Founders Gala')
    .execute();

  expect((await found('search=harvest')).ids).toEqual([made.gala]);
  expect((await found('search=founders')).ids).toEqual([]);
});

test.each([
  ['statuses', 'open'],
  ['statuses', 'unfilled,'],
  ['status', 'OPEN'],
  ['types', 'public'],
  ['type', 'marketplace'],
  ['ordering', 'wage_amount'],
  ['positions', 'server'],
  ['events', 'both'],
  ['managed', 'false'],
  ['elevated', 'yes'],
  ['start_time__gte', 'tomorrow'],
  ['start_time__lte', '2026-03-04'],
  ['gig_id', '0'],
  ['gig_id', '99999999999999999'],
  ['search', '%20'],
  ['shift_break_compliance', 'FINE'],
  ['page', '0'],
  ['page_size', '101'],
  ['colour', 'red'],
])('400: %s=%s, naming it', async (parameter, value) => {
  const { status, error } = await call('GET', `/staffer/gigs/?${parameter}=${value}`, { as: 'manager' });

  expect(status).toBe(400);
  expect(error).toMatchObject({ code: 'invalid', details: [{ target: expect.stringContaining(parameter) }] });
});

test('401: without a session', async () => {
  expect((await call('GET', '/staffer/gigs/')).status).toBe(401);
});

test('403: a caller without any role, naming the missing permission', async () => {
  const { status, error } = await call('GET', '/staffer/gigs/', { as: 'gigster' });

  expect(status).toBe(403);
  expect(error).toMatchObject({ code: 'permission_denied', target: 'gigs.view' });
});

test.each([
  ['a location of another organization', ids.summitHotel],
  ['an unknown location', 999_999],
])('404: rejects %s', async (_case, locationId) => {
  const { status, error } = await call('GET', `/staffer/gigs/?location_id=${locationId}`, { as: 'manager' });

  expect(status).toBe(404);
  expect(error?.code).toBe('not_found');
});

test('200: a long page, which is made in parts, has the rows of the short ones in their order', async () => {
  const location = await addLocation(database, { name: 'Long page' });
  for (let index = 0; index < 60; index += 1) {
    const [start_time, end_time] = [hoursFromStart(index), hoursFromStart(index + 8)];
    await addGig(database, { location_id: location, start_time, end_time });
  }
  const page = async (number: number, size: number) => {
    const query = `location_id=${location}&page=${number}&page_size=${size}`;
    return (await call<GigPage>('GET', `/staffer/gigs/?${query}`, { as: 'owner' })).body;
  };
  const long = await page(1, 100);
  const short = [await page(1, 20), await page(2, 20), await page(3, 20)];
  expect(long).toMatchObject({ count: 60, next: null, previous: null });
  expect(long.results).toHaveLength(60);
  expect(long.results).toEqual(short.flatMap(({ results }) => results));
});
