import { beforeEach, expect, test } from 'vitest';
import { addApplication, addGig, addPro, hoursFromStart } from '../../testing/builders.ts';
import { addEvent } from '../../testing/events.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();

type Names = { count: number; results: { name: string }[] };

beforeEach(reset);

async function namesOf(query: string, as: 'member' | 'owner' | 'rival' = 'member') {
  const { body } = await call<Names>('GET', `/events/?${query}`, { as });
  return body.results.map(({ name }) => name);
}

async function addEvents() {
  const gig = (start: number) =>
    addGig(database, { start_time: hoursFromStart(start), end_time: hoursFromStart(start + 8) });
  await addEvent(database, { name: 'Later', gigIds: [await gig(100), await gig(300)] });
  await addEvent(database, { name: 'Sooner', gigIds: [await gig(50)] });
  await addEvent(database, { name: 'Empty' });
  await addEvent(database, { name: 'Long past', gigIds: [await gig(-500)] });
  await addEvent(database, { name: 'Last week', gigIds: [await gig(-150)] });
  await addEvent(database, { name: 'At Vine Street', gigIds: [ids.vineGig] });
  await addEvent(database, { name: 'Elsewhere', organization_id: ids.summit });
}

test('200: sorts upcoming events by start, past ones latest first, all newest first', async () => {
  await addEvents();
  const place = `location_id=${ids.harborHouse}`;

  expect(await namesOf(`${place}&period=upcoming`)).toEqual(['Sooner', 'Later', 'Empty']);
  expect(await namesOf(`${place}&period=past`)).toEqual(['Last week', 'Long past']);
  expect(await namesOf(place)).toEqual(['Last week', 'Long past', 'Empty', 'Sooner', 'Later']);
});

test('200: lists events of all locations of an organization, with pages and a search', async () => {
  await addEvents();
  const all = `organization_id=${ids.harbor}`;
  const second = await call<Names>('GET', `/events/?${all}&page=2&page_size=4`, { as: 'owner' });

  expect(await namesOf(`${all}&search=VINE`, 'owner')).toEqual(['At Vine Street']);
  expect(second.body.count).toBe(6);
  expect(second.body.results.map(({ name }) => name)).toEqual(['Sooner', 'Later']);
});

test('200: does not count gigs at locations that are not visible to the caller', async () => {
  await addEvent(database, { gigIds: [ids.postedGig, ids.vineGig, ids.cancelledGig] });
  const all = `/events/?organization_id=${ids.harbor}`;

  expect((await call<Names>('GET', all, { as: 'onsite' })).body.results).toMatchObject([{ gigs_count: 1 }]);
  expect((await call<Names>('GET', all, { as: 'owner' })).body.results).toMatchObject([{ gigs_count: 2 }]);
});

test('200: counts the places that are selected for, offered or left by no-shows, in each gig no more than it has', async () => {
  const times = { start_time: hoursFromStart(-1), end_time: hoursFromStart(7) };
  const gig_id = await addGig(database, { ...times, allowed_confirmed_pros: 5 });
  const full = await addGig(database, { ...times, allowed_confirmed_pros: 1 });
  await addEvent(database, { gigIds: [gig_id, full] });
  const confirmed = { is_selected: true, is_confirmed: true };
  await addApplication(database, { gig_id: full, pro_id: await addPro(database), ...confirmed });
  const since = { missing_since_ts: hoursFromStart(0) };
  await addApplication(database, { gig_id, pro_id: await addPro(database), ...confirmed, ...since });
  await addApplication(database, { gig_id, pro_id: await addPro(database), is_selected: true });
  const noShow = { is_cancelled: true, cancellation_reason: 'NO_SHOW' as const };
  await addApplication(database, { gig_id, pro_id: await addPro(database), ...noShow });
  const offer = {
    application_type: 'DIRECT_OFFER',
    status: 'PENDING',
    created_ts: hoursFromStart(0),
  } as const;
  const asked = [await addPro(database), await addPro(database), await addPro(database)];
  await database
    .insertInto('direct_offers')
    .values([gig_id, full].flatMap((id) => asked.map((pro_id) => ({ ...offer, gig_id: id, pro_id }))))
    .execute();

  const { body } = await call<{ results: object[] }>('GET', `/events/?location_id=${ids.harborHouse}`, {
    as: 'member',
  });
  expect(body.results).toMatchObject([
    {
      places_count: 6,
      confirmed_count: 2,
      selected_count: 3,
      missing_count: 1,
      no_show_count: 1,
      offered_count: 2,
    },
  ]);
});

test('200: counts the open places of gigs under way, not of those that are past or to come', async () => {
  const gig = (start: number, end: number, places: number) =>
    addGig(database, {
      start_time: hoursFromStart(start),
      end_time: hoursFromStart(end),
      allowed_confirmed_pros: places,
    });
  const [ended, full, future, short] = [
    await gig(-8, 0, 2),
    await gig(-1, 7, 1),
    await gig(1, 8, 2),
    await gig(0, 8, 5),
  ];
  await addApplication(database, {
    gig_id: full,
    pro_id: await addPro(database),
    is_selected: true,
    is_confirmed: true,
  });
  const picked = { gig_id: short, is_selected: true };
  await addApplication(database, { ...picked, pro_id: await addPro(database) });
  const left = { gig_id: short, is_cancelled: true, cancellation_reason: 'NO_SHOW' as const };
  await addApplication(database, { ...left, pro_id: await addPro(database) });
  await database
    .insertInto('direct_offers')
    .values({
      gig_id: short,
      pro_id: await addPro(database),
      application_type: 'DIRECT_OFFER',
      status: 'PENDING',
      created_ts: hoursFromStart(0),
    })
    .execute();
  await addEvent(database, { name: 'No gap now', gigIds: [ended, full, future] });
  await addEvent(database, { name: 'Short now', gigIds: [short] });
  const { body } = await call<{ results: object[] }>(
    'GET',
    `/events/?location_id=${ids.harborHouse}&period=upcoming`,
    { as: 'member' },
  );

  expect(body.results).toMatchObject([
    { name: 'No gap now', open_now_count: 0 },
    { name: 'Short now', open_now_count: 2 },
  ]);
});

test('400: neither an organization nor a location', async () => {
  expect((await call('GET', '/events/', { as: 'owner' })).error).toMatchObject({
    target: 'organization_id',
    message: 'This field is required',
  });
  expect((await call('GET', '/events/?location_id=1&color=red', { as: 'owner' })).status).toBe(400);
});

test('401: without a session', async () => {
  expect((await call('GET', `/events/?location_id=${ids.harborHouse}`)).status).toBe(401);
});

test.each([`location_id=${ids.harborHouse}`, `organization_id=${ids.harbor}`])(
  '404: %s does not exist for others',
  async (query) => {
    expect((await call('GET', `/events/?${query}`, { as: 'rival' })).status).toBe(404);
  },
);
