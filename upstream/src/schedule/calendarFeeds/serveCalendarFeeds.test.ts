import ICAL from 'ical.js';
import { beforeEach, expect, test } from 'vitest';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import { addCalendarFeed, feedToken } from '../../testing/calendarFeeds.ts';
import { people } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { database, ids, reset, server } = await startTestServer();

beforeEach(async () => {
  await reset();
});

const read = (headers: Record<string, string> = {}) =>
  server.inject({ url: `/api/calendar-feeds/${feedToken}.ics`, headers });

/** The events as an independent parser reads them, by UID. */
async function events(): Promise<Map<string, ICAL.Event>> {
  const calendar = new ICAL.Component(ICAL.parse((await read()).body) as unknown[] as never);
  const parsed = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return new Map(parsed.map((event) => [event.uid, event]));
}

test('200: returns the gigs of the location as a calendar', async () => {
  await addCalendarFeed(database);
  await database
    .updateTable('gigs')
    .set({
      contact_name: 'Dana; Whitlock',
      contact_phone: '+16155550142',
      special_inst: 'Park behind the house,\nnot in front.',
      wage_amount: 24.57,
    })
    .where('id', '=', ids.postedGig)
    .execute();

  const response = await read();
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  const all = await events();
  expect([...all.keys()]).toEqual(['gig-2@brigade', 'gig-1@brigade', 'gig-3@brigade']);
  const posted = all.get('gig-1@brigade');
  expect(posted).toMatchObject({
    summary: 'Server (0 of 2 confirmed)',
    location: 'Harbor House, 1 Harbor Way, Nashville, TN 37203',
    description: 'Contact: Dana; Whitlock, +16155550142\nPark behind the house,\nnot in front.',
  });
  expect(posted?.startDate.toJSDate()).toEqual(hoursFromStart(24));
  expect(posted?.endDate.toJSDate()).toEqual(hoursFromStart(32));
  expect(response.body).not.toContain('24.57');
  expect(response.body).not.toContain('Avery');
});

test('200: a gig keeps its UID, counts its changes, and is marked as cancelled', async () => {
  await addCalendarFeed(database);
  const before = (await events()).get('gig-1@brigade');
  await database
    .updateTable('gigs')
    .set(({ eb }) => ({ status: 'CANCELLED', revision: eb('revision', '+', 1) }))
    .where('id', '=', ids.postedGig)
    .execute();

  const after = (await events()).get('gig-1@brigade');

  expect(after?.sequence).toBe((before?.sequence ?? 0) + 1);
  expect(after?.summary).toBe('Cancelled: Server');
  expect(after?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
});

test('200: names confirmed pros if the author of the link enabled it', async () => {
  await addCalendarFeed(database, { are_pros_named: true });
  await addApplication(database, {
    gig_id: ids.postedGig,
    pro_id: ids.idlePro,
    is_selected: true,
    is_confirmed: true,
  });

  const gigs = await events();
  expect(gigs.get('gig-1@brigade')?.description).toBe('Confirmed: Drew E.');
});

test('200: a feed of an event contains its gigs at locations visible to its author', async () => {
  const event = await database
    .insertInto('events')
    .values({ organization_id: ids.harbor, name: 'Spring gala' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const here = await addGig(database, { event_id: event.id });
  await addGig(database, { event_id: event.id, location_id: ids.vineStreet });
  await addCalendarFeed(database, { location_id: null, event_id: event.id });

  expect([...(await events()).keys()]).toEqual([`gig-${here}@brigade`]);
});

test('200: contains gigs from 30 days ago to a year ahead', async () => {
  await addCalendarFeed(database);
  const near = await addGig(database, {
    start_time: hoursFromStart(24 * 365),
    end_time: hoursFromStart(24 * 365 + 8),
  });
  const far = await addGig(database, {
    start_time: hoursFromStart(24 * 367),
    end_time: hoursFromStart(24 * 367 + 8),
  });
  const old = await addGig(database, {
    start_time: hoursFromStart(-24 * 31),
    end_time: hoursFromStart(-24 * 31 + 8),
  });

  const uids = [...(await events()).keys()];

  expect(uids).toContain(`gig-${near}@brigade`);
  expect(uids).not.toContain(`gig-${far}@brigade`);
  expect(uids).not.toContain(`gig-${old}@brigade`);
});

test('304: an unchanged calendar', async () => {
  await addCalendarFeed(database);
  const etag = (await read()).headers['etag'] as string;

  expect(await read({ 'if-none-match': `"other", W/${etag}` })).toMatchObject({ statusCode: 304, body: '' });

  await database.updateTable('gigs').set({ contact_name: 'Kai' }).where('id', '=', ids.postedGig).execute();
  expect((await read({ 'if-none-match': etag })).statusCode).toBe(200);
});

test.each(['not-a-token.ics', `${'x'.repeat(43)}.ics`, feedToken])(
  '404: there is nothing behind %s',
  async (file) => {
    await addCalendarFeed(database);
    const response = await server.inject(`/api/calendar-feeds/${file}`);

    expect(response).toMatchObject({
      statusCode: 404,
      body: 'There is no calendar behind this link. Check that you copied all of it.',
    });
  },
);

test.each([
  ['left the team', () => database.deleteFrom('location_managers').where('user_id', '=', people.member.id)],
  [
    'closed the account',
    () =>
      database.updateTable('users').set({ account_status: 'DEACTIVATED' }).where('id', '=', people.member.id),
  ],
])('410: a link works no longer than its maker may look: who made it %s', async (_what, leave) => {
  await addCalendarFeed(database);
  await leave().execute();

  expect((await read()).statusCode).toBe(410);
});
