import { beforeEach, expect, test } from 'vitest';
import { inTransactionOf } from '../database/inTransactionOf.ts';
import { deleteOldChanges } from './deleteOldChanges.ts';
import { runDueWork } from '../dueWork/runDueWork.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { addApiToken } from '../../testing/apiTokens.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { addGig } from '../../testing/builders.ts';
import type { FeedEntryResponse } from './feedEntry.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const [first, second] = ids.openApplications;

type Page = {
  user_id: number;
  expires_in: number | null;
  cursor: string;
  has_more: boolean;
  results: FeedEntryResponse[];
};

const read = (query: string, as: Person = 'member') => call<Page>('GET', `/staffer/changes/${query}`, { as });

const ofGig = (rest = '') => read(`?gig_id=${ids.postedGig}${rest}`);
const select = (id: number) => call('POST', `/staffer/gig-applications/${id}/select/`, { as: 'manager' });

beforeEach(reset);

test('200: starts now without a cursor', async () => {
  await select(first);
  expect((await ofGig()).body).toMatchObject({ cursor: '1', has_more: false, results: [] });
});

test('200: says in how many seconds the credentials end', async () => {
  const { headers } = await addApiToken(database, {
    expires_ts: new Date(clock.systemNow().getTime() + 1500),
  });
  const { body } = await call<Page>('GET', `/staffer/changes/?gig_id=${ids.postedGig}`, { headers });
  expect(body.expires_in).toBe(2);
});

test('200: resumes after a cursor, for a gig and for its location', async () => {
  const { cursor } = (await ofGig()).body;
  await select(first);
  await select(second);
  const entry = { subject: 'application', action: 'changed', gig_id: ids.postedGig };

  const { body } = await ofGig(`&cursor=${cursor}&limit=1`);
  expect(body).toMatchObject({ has_more: true, results: [{ ...entry, id: first }] });
  expect((await ofGig(`&cursor=${body.cursor}`)).body).toMatchObject({
    has_more: false,
    results: [{ ...entry, id: second }],
  });
  const atLocation = await read(`?location_id=${ids.harborHouse}&cursor=${cursor}`);
  expect(atLocation.body.results.map(({ id }) => id)).toEqual([first, second]);
  expect((await read(`?gig_id=${ids.vineGig}&cursor=${cursor}`, 'owner')).body.results).toEqual([]);
});

test('200: returns the changes of all locations where the caller has a role', async () => {
  const { cursor } = (await ofGig()).body;
  await select(first);
  await database
    .updateTable('gigs')
    .set({ contact_name: 'Dana' })
    .where('id', 'in', [ids.vineGig, ids.summitGig])
    .execute();
  const changed = async (as: Person) =>
    (await read(`?managed=true&cursor=${cursor}`, as)).body.results.map(({ gig_id }) => gig_id);
  expect(await changed('owner')).toEqual([ids.postedGig, ids.vineGig]);
  expect(await changed('member')).toEqual([ids.postedGig]);
  expect(await changed('rival')).toEqual([ids.summitGig]);
  // A platform admin has a role nowhere.
  expect((await read('?managed=true', 'admin')).status).toBe(403);
  expect((await read('?managed=true', 'gigster')).status).toBe(403);
});

test("200: returns the changes of a location's gigs for who looks after them like a team captain", async () => {
  const other = await addGig(database);
  const { cursor } = (await ofGig()).body;
  await database
    .updateTable('gigs')
    .set({ contact_name: 'Dana' })
    .where('id', 'in', [other, ids.vineGig])
    .execute();
  expect((await ofGig(`&captain=true&cursor=${cursor}`)).body.results).toMatchObject([{ gig_id: other }]);
  expect((await ofGig(`&cursor=${cursor}`)).body.results).toEqual([]);
  expect((await read(`?gig_id=${ids.vineGig}&captain=true`)).status).toBe(404);
});

test('200: includes direct offers and time punches', async () => {
  await call('POST', '/staffer/direct-offers/', {
    as: 'manager',
    body: {
      application_type: 'DIRECT_OFFER',
      gig_id: ids.postedGig,
      is_recurring: false,
      pro_ids: [ids.idlePro],
    },
  });
  await database
    .insertInto('time_punches')
    .values({ application_id: first, time: clock.now(), punch_type: 'CLOCK_IN' })
    .execute();
  expect((await ofGig('&cursor=0')).body.results).toMatchObject([
    { subject: 'direct_offer', action: 'created', gig_id: ids.postedGig },
    { subject: 'application', action: 'changed', id: first },
  ]);
});

test('200: starts after the last deleted entry, where a clock that moved back kept earlier ones', async () => {
  await select(first);
  await database.updateTable('change_feed_floor').set({ position: 5 }).execute();
  const { cursor } = (await ofGig()).body;
  expect(cursor).toBe('5');
  expect((await ofGig(`&cursor=${cursor}`)).status).toBe(200);
});

test('410: rejects a cursor with deleted entries or from another feed', async () => {
  await select(first);
  clock.advance(8 * 24 * 60);
  await inTransactionOf({ database, clock }, null, (trx) =>
    trx.updateTable('gig_applications').set({ review_feedback: 'Swift.' }).where('id', '=', second).execute(),
  );
  await runDueWork({ database, clock, settings: testSettings }, [
    deleteOldChanges({ readUpTo: async () => Number.MAX_SAFE_INTEGER, lost: async () => {} }),
  ]);

  expect((await ofGig('&cursor=0')).error).toMatchObject({ code: 'cursor_expired', target: 'cursor' });
  expect((await ofGig('&cursor=1')).body.results).toMatchObject([{ id: second }]);
  expect((await ofGig('&cursor=3')).status).toBe(410);
});

test.each([
  ['', 'gig_id'],
  ['?gig_id=1&location_id=1', 'location_id'],
  ['?location_id=1&managed=true', 'managed'],
  ['?managed=false', 'managed'],
  ['?captain=true', 'captain'],
  ['?location_id=1&captain=true', 'captain'],
  ['?gig_id=1&cursor=soon', 'cursor'],
  ['?gig_id=1&limit=201', 'limit'],
])('400: rejects %s', async (query, target) => {
  const { status, error } = await read(query);
  expect({ status, target: error?.target }).toEqual({ status: 400, target });
});

test('401, 403, 404: rejects a caller without access to the gig or location', async () => {
  const query = `/staffer/changes/?gig_id=${ids.postedGig}`;
  expect((await call('GET', query)).status).toBe(401);
  expect((await call('GET', query, { as: 'gigster' })).status).toBe(403);
  expect((await call('GET', query, { as: 'rival' })).status).toBe(404);
  expect((await read(`?location_id=${ids.harborHouse}`, 'rival')).status).toBe(404);
  expect((await read('?gig_id=999', 'admin')).status).toBe(404);
});
