import { beforeEach, describe, expect, test } from 'vitest';
import type { ApplicationResponse } from '../../filling/applications/applicationResponse.ts';
import type { GigResponse } from '../../schedule/gigs/gigResponse.ts';
import { addApiToken } from '../../testing/apiTokens.ts';
import { addGig } from '../../testing/builders.ts';
import { confirmTwoPros } from '../../testing/confirmTwoPros.ts';
import { addEvent } from '../../testing/events.ts';
import { people } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const [first, second] = ids.openApplications;
const gig = `/staffer/gigs/${ids.postedGig}/`;
const phone = '+16155550177';
/** The day of the posted gig, which starts at 3 pm UTC. */
const start = new Date('2026-03-03T15:00:00Z');
const range = 'start_time=2026-03-03T06:00:00Z&end_time=2026-03-04T06:00:00Z';

type Body = { results: { id: number }[] };
const list = (as: keyof typeof people = 'gigster', query = range) =>
  call<Body>('GET', `${gig}captain-gigs/?${query}`, { as });

type Changes = { results: { id: number; gig_id: number }[] };
const changes = (query: string, as: keyof typeof people = 'gigster') =>
  call<Changes>('GET', `/staffer/changes/?${query}`, { as });

const act = (body: object) => call('POST', `${gig}roster/`, { as: 'gigster', body });

/** Makes the posted gig and the one at Vine Street an event, with a lead of this phone number. */
async function makeEvent(leadPhone: string | null): Promise<void> {
  const id = await addEvent(database, { gigIds: [ids.postedGig, ids.vineGig] });
  const leads = JSON.stringify([{ role: 'Event Lead', name: 'Gus', phone: leadPhone }]);
  await database.updateTable('events').set({ leads }).where('id', '=', id).execute();
}

const setPhone = (phone_number: string | null, phone_verified = true) =>
  database
    .updateTable('users')
    .set({ phone_number, phone_verified })
    .where('id', '=', people.gigster.id)
    .execute();

beforeEach(async () => {
  await reset();
  await confirmTwoPros(database);
  await setPhone(phone);
});

describe('who leads the event of a gig', () => {
  beforeEach(() => makeEvent(phone));

  test('200: a team captain sees the gigs of the event with the counts of their rosters, at any location', async () => {
    await database.updateTable('gigs').set({ start_time: start }).where('id', '=', ids.vineGig).execute();
    clock.set(new Date(start.getTime() + 5 * 60_000));
    await act({ action: 'clock-in', ids: [first] });
    const { status, body } = await list();

    expect(status).toBe(200);
    expect(body).toMatchObject({ location: { name: 'Harbor House' }, event: { name: 'Spring Gala' } });
    expect(body.results.map(({ id }) => id)).toEqual([ids.postedGig, ids.vineGig]);
    expect(body.results[0]).toMatchObject({
      skill_name: 'Server',
      allowed_confirmed_pros: 2,
      confirmed_applications: 2,
      clocked_in_applications: 1,
      late_applications: 1,
      missing_applications: 0,
    });

    clock.set(new Date(start.getTime() + 15 * 60_000));
    expect((await list()).body.results[0]).toMatchObject({ late_applications: 0, missing_applications: 1 });
  });

  test('404: the API token of a team captain, since its rights end at its place', async () => {
    const { headers } = await addApiToken(database, {
      user_id: people.gigster.id,
      scopes: ['READ', 'ROSTER'],
    });
    for (const path of [gig, `${gig}roster/`, `${gig}captain-gigs/?${range}`]) {
      expect([path, (await call('GET', path, { headers })).status]).toEqual([path, 404]);
    }
  });

  test('200: a team captain sees a gig and its roster without money, ratings and matches', async () => {
    await database.updateTable('gig_applications').set({ review_feedback: 'Fine' }).execute();
    const { body: own } = await call<GigResponse>('GET', gig, { as: 'gigster' });
    expect(own).toMatchObject({ is_team_captain: true, wage_amount: null, checkin_code: '4821' });

    const { body } = await call<{ results: ApplicationResponse[] }>('GET', `${gig}roster/`, {
      as: 'gigster',
    });
    expect(body.results).toHaveLength(2);
    expect(body.results[0]).toMatchObject({
      gigster: { performance: { rating: null, completion_percentage: null } },
      match: { parts: null, blockers: [] },
      review: null,
      payment: null,
      pro_payment: null,
    });
  });

  test('200, 403: a team captain records times and no-shows, but calls no one out and sends no one home', async () => {
    clock.set(new Date(start.getTime() + 20 * 60_000));

    expect(await act({ action: 'no-show', ids: [second] })).toMatchObject({
      status: 200,
      body: { results: [{ ok: true, application: { is_cancelled: true } }] },
    });
    for (const more of [
      { action: 'call-out', called_out_by: 'PRO' },
      { action: 'send-home', reason: 'LATE' },
    ]) {
      expect(await act({ ...more, ids: [first] })).toMatchObject({ status: 403 });
    }
  });

  test('200, 403: a team captain follows a gig, not its location, until a day after the end', async () => {
    const ofGig = `gig_id=${ids.postedGig}&cursor=0`;
    clock.set(new Date(start.getTime() + 5 * 60_000));
    await act({ action: 'clock-in', ids: [first] });

    const { status, body } = await changes(ofGig);
    expect([status, body.results.map(({ id }) => id)]).toEqual([200, expect.arrayContaining([first])]);
    expect((await changes(`location_id=${ids.harborHouse}`)).status).toBe(403);
    expect((await changes(`gig_id=${await addGig(database)}`)).status).toBe(403);
    clock.set(new Date(start.getTime() + 32 * 3_600_000));
    expect((await changes(ofGig)).status).toBe(403);
  });

  test('200, 403: a team captain follows all gigs of the event, also elsewhere, until a day after the end', async () => {
    const ofEvent = `gig_id=${ids.postedGig}&captain=true&cursor=0`;
    const other = await addGig(database);
    await database
      .updateTable('gigs')
      .set({ contact_name: 'Dana' })
      .where('id', 'in', [ids.postedGig, ids.vineGig, other])
      .execute();
    const gigsOf = async (as: keyof typeof people) =>
      new Set((await changes(ofEvent, as)).body.results.map(({ gig_id }) => gig_id));

    expect(await gigsOf('gigster')).toEqual(new Set([ids.postedGig, ids.vineGig]));
    expect(await gigsOf('onsite')).toEqual(new Set([ids.postedGig]));
    expect((await changes(`gig_id=${other}&captain=true`)).status).toBe(403);
    clock.set(new Date(start.getTime() + 32 * 3_600_000));
    expect((await changes(ofEvent)).status).toBe(403);
  });

  test('404: a team captain sees nothing else, and nothing from a day after the end', async () => {
    expect((await call('GET', `${gig}changes/`, { as: 'gigster' })).status).toBe(403);
    const other = await addGig(database);
    expect((await call('GET', `/staffer/gigs/${other}/roster/`, { as: 'gigster' })).status).toBe(404);
    clock.set(new Date(start.getTime() + 32 * 3_600_000));
    expect((await list()).status).toBe(404);
    expect((await call('GET', `${gig}roster/`, { as: 'gigster' })).status).toBe(404);
  });

  test.each([
    ['a phone number that is not verified', () => setPhone(phone, false)],
    ['another phone number', () => setPhone('+16155550178')],
    ['no phone number', () => setPhone(null)],
  ])('404: a user with %s is no lead', async (_whose, arrange) => {
    await arrange();
    expect((await list()).status).toBe(404);
  });

  test('200: staffers see only the gigs of the event at their locations', async () => {
    await database.updateTable('gigs').set({ start_time: start }).where('id', '=', ids.vineGig).execute();
    expect((await list('onsite')).body.results.map(({ id }) => id)).toEqual([ids.postedGig]);
    expect((await list('owner')).body.results).toHaveLength(2);
  });
});

test('404: a lead without a phone number makes no one a captain who has none', async () => {
  await makeEvent(null);
  await setPhone(null);
  expect((await list()).status).toBe(404);
});

test('200, 404: a pro confirmed for the event in a position that leads it is a captain until they drop out', async () => {
  await makeEvent(null);
  await database.updateTable('pros').set({ user_id: people.gigster.id }).where('id', '=', 1).execute();
  expect((await list()).status).toBe(404);
  await database
    .updateTable('skills')
    .set({ name: 'Assistant Team Lead' })
    .where('id', '=', ids.server)
    .execute();
  expect((await list()).status).toBe(200);
  await database
    .updateTable('gig_applications')
    .set({ is_cancelled: true, cancellation_reason: 'NO_SHOW' })
    .where('id', '=', first)
    .execute();
  expect((await list()).status).toBe(404);
});

test('200: without an event, staffers see the gigs of the location in the range', async () => {
  const { body } = await list('onsite');

  expect(body).toMatchObject({ location: { id: ids.harborHouse }, event: null });
  expect(body.results.map(({ id }) => id)).toEqual([ids.postedGig]);
});

test.each([
  ['start_time=2026-03-03T06:00:00Z', 'end_time'],
  ['start_time=monday&end_time=2026-03-04T06:00:00Z', 'start_time'],
  ['start_time=2026-03-04T06:00:00Z&end_time=2026-03-03T06:00:00Z', 'end_time'],
  ['start_time=2026-03-01T06:00:00Z&end_time=2026-03-09T06:00:00Z', 'end_time'],
])('400: refuses the range %s', async (query, target) => {
  expect(await list('onsite', query)).toMatchObject({ status: 400, error: { target } });
});

test('401, 404: callers without access', async () => {
  expect(await call('GET', `${gig}captain-gigs/?${range}`)).toMatchObject({ status: 401 });
  expect((await list('rival')).status).toBe(404);
});
