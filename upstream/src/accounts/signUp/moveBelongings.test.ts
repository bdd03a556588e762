import { beforeEach, expect, test } from 'vitest';
import { addGig, hoursFromStart } from '../../testing/builders.ts';
import { addCalendarFeed, feedToken } from '../../testing/calendarFeeds.ts';
import { addPerson } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { saveMatch } from '../signIn/saveMatch.ts';

const { call, clock, database, ids, reset, server } = await startTestServer();

const into = 4;
let from: number;

beforeEach(async () => {
  await reset();
  from = await addPerson(database, { email: null });
  await saveMatch(database, { userId: into, matchedUserId: from, channel: 'email', now: clock.now() });
});

async function merge(): Promise<void> {
  const path = `/users/me/linkable-accounts/${from}/link/`;
  expect((await call('POST', path, { as: 'member', body: {} })).status).toBe(204);
}

const onsiteManagerOf = async (gigId: number) => {
  const gig = database.selectFrom('gigs').select('onsite_manager_id').where('id', '=', gigId);
  return (await gig.executeTakeFirstOrThrow()).onsite_manager_id;
};

test('shifts ahead keep their onsite manager, and past ones who it was', async () => {
  const ahead = await addGig(database, { onsite_manager_id: from });
  const past = await addGig(database, {
    onsite_manager_id: from,
    start_time: hoursFromStart(-9),
    end_time: hoursFromStart(-1),
  });

  await merge();

  expect([await onsiteManagerOf(ahead), await onsiteManagerOf(past)]).toEqual([into, from]);
});

test('calendar feeds go on', async () => {
  await addCalendarFeed(database, { created_by_user_id: from });

  await merge();

  expect((await server.inject(`/api/calendar-feeds/${feedToken}.ics`)).statusCode).toBe(200);
});

const filter = (user_id: number, name: string, search: string) => ({
  user_id,
  name,
  search,
  location_id: ids.harborHouse,
  created_ts: clock.now(),
});

test('saved filters move, except of a name that the other account has', async () => {
  await database
    .insertInto('saved_filters')
    .values([
      filter(from, 'Weekend', 'days=6'),
      filter(from, 'OPEN', 'statuses=unfilled'),
      filter(into, 'Open', 'statuses=ready'),
    ])
    .execute();

  await merge();

  const own = database
    .selectFrom('saved_filters')
    .select(['name', 'search'])
    .where('user_id', '=', into)
    .orderBy('name');
  expect(await own.execute()).toEqual([
    { name: 'Open', search: 'statuses=ready' },
    { name: 'Weekend', search: 'days=6' },
  ]);
});

test('notification settings move, except what the other account has set', async () => {
  const ways = { push: false, sms: false, email: false, in_app: false };
  await database
    .insertInto('notification_choices')
    .values([
      { ...ways, user_id: from, event: 'MESSAGE' },
      { ...ways, user_id: from, event: 'NO_SHOW' },
      { ...ways, user_id: into, event: 'MESSAGE', email: true },
    ])
    .execute();
  await database
    .insertInto('quiet_hours')
    .values({ user_id: from, is_enabled: true, start_time: '22:00', end_time: '07:00', timezone: null })
    .execute();

  await merge();

  const choices = database
    .selectFrom('notification_choices')
    .select(['event', 'email'])
    .where('user_id', '=', into)
    .orderBy('event');
  expect(await choices.execute()).toEqual([
    { event: 'MESSAGE', email: true },
    { event: 'NO_SHOW', email: false },
  ]);
  const quiet = database.selectFrom('quiet_hours').select('start_time').where('user_id', '=', into);
  expect(await quiet.execute()).toEqual([{ start_time: '22:00' }]);
});

test("platform admins' notes about the account stay with the person", async () => {
  const note = { note: 'Called about a refund.', created_by_user_id: 1, created_ts: clock.now() };
  await database
    .insertInto('user_notes')
    .values({ ...note, user_id: from })
    .execute();

  await merge();

  const notes = database.selectFrom('user_notes').select('note').where('user_id', '=', into);
  expect(await notes.execute()).toEqual([{ note: 'Called about a refund.' }]);
});
