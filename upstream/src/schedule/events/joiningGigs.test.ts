import { beforeEach, expect, test } from 'vitest';
import { addGig } from '../../testing/builders.ts';
import { addEvent } from '../../testing/events.ts';
import { secondWaits } from '../../testing/secondWaits.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();

beforeEach(reset);

async function gigsOf(eventId: number) {
  const gigs = await database
    .selectFrom('gigs')
    .select('id')
    .where('event_id', '=', eventId)
    .orderBy('id')
    .execute();
  return gigs.map(({ id }) => id);
}

const shiftOfPostedGig = 1;

test('200: adds gigs, which leave other events', async () => {
  const first = await addEvent(database, { gigIds: [ids.postedGig] });
  const second = await addEvent(database);
  const { status, body } = await call('POST', `/events/${second}/gigs/`, {
    as: 'owner',
    body: { gig_ids: [ids.postedGig, ids.vineGig] },
  });

  expect(status).toBe(200);
  expect(body).toMatchObject({ id: second, gigs_count: 2 });
  expect(await gigsOf(first)).toEqual([]);
  expect(await gigsOf(second)).toEqual([ids.postedGig, ids.vineGig]);
});

test('200: adds all gigs of a shift except cancelled ones', async () => {
  const event = await addEvent(database);
  const beside = await addGig(database, { skill_id: ids.lineCook });
  await addGig(database, { status: 'CANCELLED' });

  const { status } = await call('POST', `/events/${event}/shifts/`, {
    as: 'member',
    body: { gig_shift_ids: [shiftOfPostedGig] },
  });

  expect(status).toBe(200);
  expect(await gigsOf(event)).toEqual([ids.postedGig, beside]);
});

test('204: removes gigs of the event and ignores others', async () => {
  const event = await addEvent(database, { gigIds: [ids.postedGig, ids.vineGig] });
  const path = `/events/${event}/gigs/?gig_ids=${ids.postedGig},${ids.completedGig}`;

  expect((await call('DELETE', path, { as: 'member' })).status).toBe(204);
  expect(await gigsOf(event)).toEqual([ids.vineGig]);
});

test('400: a gig of another organization, and an empty list', async () => {
  const event = await addEvent(database);
  const join = (gig_ids: number[]) =>
    call('POST', `/events/${event}/gigs/`, { as: 'admin', body: { gig_ids } });

  expect((await join([ids.postedGig, ids.summitGig])).error).toMatchObject({
    code: 'invalid',
    target: 'gig_ids',
    message: `Shift #${ids.summitGig} belongs to another organization`,
  });
  expect((await join([])).status).toBe(400);
  expect((await call('DELETE', `/events/${event}/gigs/`, { as: 'admin' })).status).toBe(400);
  expect(await gigsOf(event)).toEqual([]);
});

test('401: without a session', async () => {
  const event = await addEvent(database);

  expect((await call('POST', `/events/${event}/gigs/`, { body: { gig_ids: [1] } })).status).toBe(401);
  expect((await call('DELETE', `/events/${event}/gigs/?gig_ids=1`)).status).toBe(401);
});

test('403: an onsite manager does not', async () => {
  const event = await addEvent(database, { gigIds: [ids.postedGig] });

  const gigs = `/events/${event}/gigs/`;
  const joined = await call('POST', gigs, { as: 'onsite', body: { gig_ids: [ids.postedGig] } });
  const left = await call('DELETE', `${gigs}?gig_ids=${ids.postedGig}`, { as: 'onsite' });

  for (const { error } of [joined, left]) {
    expect(error).toMatchObject({ code: 'permission_denied', target: 'gigs.post' });
  }
});

test('404: an event, gig or shift that is not visible to the caller; adds nothing', async () => {
  const event = await addEvent(database);
  const body = { gig_ids: [ids.postedGig, ids.vineGig] };

  expect((await call('POST', '/events/999999/gigs/', { as: 'owner', body })).error?.target).toBeUndefined();
  expect((await call('POST', `/events/${event}/gigs/`, { as: 'member', body })).error).toMatchObject({
    code: 'not_found',
    target: 'gig_ids',
  });
  expect(
    (await call('POST', `/events/${event}/shifts/`, { as: 'member', body: { gig_shift_ids: [1, 4] } })).error,
  ).toMatchObject({ code: 'not_found', target: 'gig_shift_ids' });
  expect(await gigsOf(event)).toEqual([]);
});

test('409: a cancelled gig', async () => {
  const event = await addEvent(database);
  const { error } = await call('POST', `/events/${event}/gigs/`, {
    as: 'member',
    body: { gig_ids: [ids.postedGig, ids.cancelledGig] },
  });

  expect(error).toMatchObject({ code: 'conflict', target: 'gig_ids', target_value: ids.cancelledGig });
});

test('400: a gig whose location moves to another organization concurrently', async () => {
  const event = await addEvent(database);
  const response = await secondWaits(
    database,
    (trx) =>
      trx
        .updateTable('locations')
        .set({ organization_id: ids.summit })
        .where('id', '=', ids.harborHouse)
        .execute(),
    () => call('POST', `/events/${event}/gigs/`, { as: 'admin', body: { gig_ids: [ids.postedGig] } }),
  );

  expect(response).toMatchObject({ status: 400, error: { target: 'gig_ids' } });
  expect(await gigsOf(event)).toEqual([]);
});
