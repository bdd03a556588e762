import { beforeEach, expect, test } from 'vitest';
import { addGig, hoursFromStart } from '../../testing/builders.ts';
import { addEvent } from '../../testing/events.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();

type Shift = { id: number; location_id: number; gigs?: { id: number; wage_amount: number | null }[] };
type Shifts = { count: number; results: Shift[] };

beforeEach(reset);

const movePostedGig = (hours: number) =>
  database
    .updateTable('gigs')
    .set({ start_time: hoursFromStart(hours), end_time: hoursFromStart(hours + 8) })
    .where('id', '=', ids.postedGig)
    .execute();

async function shiftsAtHarborHouse() {
  const path = `/staffer/organizations/${ids.harbor}/shifts/?location_id=${ids.harborHouse}`;
  return (await call<Shifts>('GET', path, { as: 'member' })).body.results.map(({ id }) => id);
}

test('200: groups gigs of one event at one place and time into a shift, without cancelled ones', async () => {
  const { postedGig, harborHouse, lineCook } = ids;
  const beside = await addGig(database, {
    skill_id: lineCook,
    contact_name: 'Ana',
    contact_phone: '+16155550123',
  });
  const cancelled = await addGig(database, { status: 'CANCELLED' });
  const event = await addEvent(database, { gigIds: [postedGig, beside, cancelled, ids.cancelledGig] });

  const { body } = await call<Shifts>('GET', `/events/${event}/shifts/?is_including_gigs=true`, {
    as: 'member',
  });

  expect(body).toMatchObject({ count: 1 });
  expect(body.results).toEqual([
    {
      id: body.results[0]?.id,
      event_id: event,
      start_time: hoursFromStart(24).toISOString(),
      end_time: hoursFromStart(32).toISOString(),
      timezone: 'America/Chicago',
      location_id: harborHouse,
      location: { id: harborHouse, name: 'Harbor House' },
      contact_name: 'Ana',
      contact_phone: '+16155550123',
      gigs: [
        expect.objectContaining({ id: beside, skill_name: 'Line Cook', wage_amount: 24.5 }),
        {
          id: postedGig,
          skill_id: ids.server,
          skill_name: 'Server',
          status: 'POSTED',
          type: 'MARKETPLACE',
          wage_amount: 24.5,
          allowed_confirmed_pros: 2,
          current_confirmed_pros_count: 0,
          address: { address_line_1: '1 Harbor Way', city: 'Nashville', state_code: 'TN', zip_code: '37203' },
        },
      ],
    },
  ]);
});

test('200: an onsite manager sees the shift without wages, and gigs only on request', async () => {
  const event = await addEvent(database, { gigIds: [ids.postedGig, ids.vineGig] });
  const bare = await call<Shifts>('GET', `/events/${event}/shifts/`, { as: 'onsite' });
  const id = bare.body.results[0]?.id;
  const one = await call<Shift>('GET', `/staffer/gigs/gig-shifts/${id}/`, { as: 'onsite' });

  expect(bare.body.results.map(({ gigs }) => gigs)).toEqual([undefined]);
  expect(one.body.gigs).toMatchObject([{ id: ids.postedGig, wage_amount: null }]);
});

test('200: a gig that moves changes its shift, and returns when it moves back', async () => {
  const before = await shiftsAtHarborHouse();

  await movePostedGig(30);
  const moved = await shiftsAtHarborHouse();
  await movePostedGig(24);

  expect(before).toEqual([1]);
  expect(moved).not.toEqual(before);
  expect(moved).toHaveLength(1);
  expect(await shiftsAtHarborHouse()).toEqual(before);
});

test('200: filters the shifts of an organization by start, location, type and event', async () => {
  const network = await addGig(database, { type: 'NETWORK', start_time: hoursFromStart(30) });
  const event = await addEvent(database, { gigIds: [ids.vineGig] });
  const gigsOf = async (query: string) => {
    const path = `/staffer/organizations/${ids.harbor}/shifts/?is_including_gigs=true&${query}`;
    const { body } = await call<Shifts>('GET', path, { as: 'owner' });
    return body.results.flatMap(({ gigs = [] }) => gigs.map(({ id }) => id));
  };

  // Of those that start together the vine gig's shift is the newer one: it came with the event.
  expect(await gigsOf('')).toEqual([ids.postedGig, ids.vineGig, network]);
  expect(await gigsOf(`start_time=${hoursFromStart(25).toISOString()}`)).toEqual([network]);
  expect(await gigsOf('start_time=2026-01-01T00:00:00Z&page_size=1')).toEqual([ids.completedGig]);
  expect(await gigsOf(`location_id=${ids.vineStreet}`)).toEqual([ids.vineGig]);
  expect(await gigsOf('gig_types=NETWORK,INTERVIEW')).toEqual([network]);
  expect(await gigsOf(`excluded_event_ids=${event}`)).toEqual([ids.postedGig, network]);
});

test('400: an invalid type, an invalid time and an unknown filter', async () => {
  for (const query of ['gig_types=network', 'start_time=today', 'color=red']) {
    const path = `/staffer/organizations/${ids.harbor}/shifts/?${query}`;
    expect((await call('GET', path, { as: 'owner' })).status).toBe(400);
  }
});

test('401: without a session', async () => {
  expect((await call('GET', `/staffer/organizations/${ids.harbor}/shifts/`)).status).toBe(401);
  expect((await call('GET', '/staffer/gigs/gig-shifts/1/')).status).toBe(401);
});

test('404: shifts, events and organizations of others, and a shift without gigs', async () => {
  const event = await addEvent(database);

  expect((await call('GET', '/staffer/gigs/gig-shifts/1/', { as: 'rival' })).status).toBe(404);
  expect((await call('GET', `/events/${event}/shifts/`, { as: 'rival' })).status).toBe(404);
  expect((await call('GET', `/staffer/organizations/${ids.harbor}/shifts/`, { as: 'rival' })).status).toBe(
    404,
  );
  expect((await call('GET', '/staffer/gigs/gig-shifts/3/', { as: 'owner' })).status).toBe(404);
});
