import { beforeEach, expect, test } from 'vitest';
import { addCalendarFeed, feedToken } from '../../testing/calendarFeeds.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { feedsOfPlace } from './createCalendarFeed.ts';

const { call, database, clock, ids, reset, server } = await startTestServer();
const path = '/staffer/calendar-feeds/';
const listPath = `${path}?location_id=${ids.harborHouse}`;
const read = (url: string) => server.inject({ url: new URL(url).pathname.replace(/^/, '/api') });

beforeEach(reset);

async function addEvent(): Promise<number> {
  const { id } = await database
    .insertInto('events')
    .values({ organization_id: ids.harbor, name: 'Spring gala' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('201 and 200: returns the link once; the list shows its author and when it was read', async () => {
  const made = await call<{ url: string }>('POST', path, {
    as: 'member',
    body: { location_id: ids.harborHouse, are_pros_named: true },
  });

  expect(made.status).toBe(201);
  expect(made.body.url).toMatch(/^https:\/\/app\.brigade\.example\/calendar-feeds\/[\w-]{43}\.ics$/);
  expect((await read(made.body.url)).statusCode).toBe(200);
  const listed = await call<{ results: object[] }>('GET', listPath, { as: 'manager' });
  expect(listed.body.results).toEqual([
    {
      id: 1,
      location_id: ids.harborHouse,
      event_id: null,
      are_pros_named: true,
      created_by: { id: 4, first_name: 'Milo', last_name: 'Archer' },
      created_ts: clock.now().toISOString(),
      last_read_ts: clock.now().toISOString(),
    },
  ]);
  const kept = await database.selectFrom('calendar_feeds').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(kept)).not.toContain(made.body.url.slice(-47, -4));
});

test('200: returns a feed by id until it is revoked', async () => {
  await addCalendarFeed(database);

  expect((await call('GET', `${path}1/`, { as: 'member' })).body).toMatchObject({
    id: 1,
    last_read_ts: null,
  });
  expect((await call('GET', `${path}2/`, { as: 'member' })).status).toBe(404);
});

test('201: a new link replaces another one, which is revoked', async () => {
  await addCalendarFeed(database);

  const body = { location_id: ids.harborHouse, replaces_id: 1 };
  expect((await call('POST', path, { as: 'manager', body })).status).toBe(201);

  expect((await server.inject(`/api/calendar-feeds/${feedToken}.ics`)).statusCode).toBe(410);
  expect((await call('GET', listPath, { as: 'manager' })).body).toMatchObject({
    count: 1,
    results: [{ id: 2 }],
  });
});

test('201: an event of the organization has feeds as well', async () => {
  const event_id = await addEvent();

  expect((await call('POST', path, { as: 'member', body: { event_id } })).body).toMatchObject({ event_id });
  expect((await call('GET', `${path}?event_id=${event_id}`, { as: 'owner' })).body).toMatchObject({
    count: 1,
  });
});

test('204: a revoked link returns 410 with a message', async () => {
  await addCalendarFeed(database);

  expect((await call('DELETE', `${path}1/`, { as: 'manager' })).status).toBe(204);

  const response = await server.inject(`/api/calendar-feeds/${feedToken}.ics`);
  expect(response).toMatchObject({
    statusCode: 410,
    body: 'This calendar link does not work any more. Make a new one in the app.',
  });
  expect((await call('DELETE', `${path}1/`, { as: 'manager' })).status).toBe(404);
});

test.each([{}, { location_id: ids.harborHouse, event_id: 1 }])(
  '400: %j names no place, or two',
  async (body) => {
    const { status, error } = await call('POST', path, { as: 'member', body });

    expect(status).toBe(400);
    expect(error).toMatchObject({ target: 'location_id', message: 'Name either a location or an event.' });
  },
);

test('401: without a session', async () => {
  expect((await call('POST', path, { body: { location_id: ids.harborHouse } })).status).toBe(401);
});

test('403: an onsite manager, for locations and events', async () => {
  const event_id = await addEvent();

  for (const body of [{ location_id: ids.harborHouse }, { event_id }]) {
    expect((await call('POST', path, { as: 'onsite', body })).error).toMatchObject({ target: 'gigs.post' });
  }
});

test('404: a place or a feed that is not visible to the caller', async () => {
  const event_id = await addEvent();
  await addCalendarFeed(database);

  expect((await call('POST', path, { as: 'rival', body: { location_id: ids.harborHouse } })).status).toBe(
    404,
  );
  expect((await call('POST', path, { as: 'rival', body: { event_id } })).status).toBe(404);
  expect((await call('POST', path, { as: 'owner', body: { event_id: 999 } })).status).toBe(404);
  expect((await call('DELETE', `${path}1/`, { as: 'rival' })).status).toBe(404);
  // Does not replace a feed of another place.
  const body = { location_id: ids.vineStreet, replaces_id: 1 };
  expect((await call('POST', path, { as: 'owner', body })).status).toBe(404);
});

test('409: a place with 20 active links', async () => {
  for (let index = 0; index < feedsOfPlace; index += 1)
    await addCalendarFeed(database, { token_hash: `${index}` });

  const { error } = await call('POST', path, { as: 'member', body: { location_id: ids.harborHouse } });

  expect(error).toMatchObject({ code: 'conflict', message: 'There are 20 links already. Revoke one first.' });
});
