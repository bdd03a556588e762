import { beforeEach, expect, test } from 'vitest';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import { addEvent } from '../../testing/events.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();

type Shift = { id: number; gigs: { id: number }[] };

/** The shift of the posted gig: 9 am to 5 pm on March 3 in Nashville. */
const path = '/staffer/gigs/gig-shifts/1/';
const evening = {
  start_time: '2026-03-07T18:00:00',
  end_time: '2026-03-07T02:00:00',
  timezone: 'America/Chicago',
};

beforeEach(reset);

const change = (body: object, as: 'member' | 'onsite' | 'rival' | 'owner' = 'member') =>
  call<Shift>('PATCH', path, { as, body });

const gig = (id: number) =>
  database.selectFrom('gigs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('200: moves all gigs across a daylight saving change, and the shift keeps its id', async () => {
  const beside = await addGig(database, { skill_id: ids.lineCook });
  const cancelled = await addGig(database, { status: 'CANCELLED' });
  const { status, body } = await change(evening);

  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: 1,
    start_time: '2026-03-08T00:00:00.000Z',
    // Two in the morning does not exist that day.
    end_time: '2026-03-08T08:00:00.000Z',
    gigs: [{ id: beside }, { id: ids.postedGig }],
  });
  expect((await gig(cancelled)).start_time).toEqual(hoursFromStart(24));
});

test('200: confirmed pros must confirm again, and the actor is recorded', async () => {
  await addApplication(database, {
    gig_id: ids.postedGig,
    pro_id: ids.idlePro,
    is_selected: true,
    is_confirmed: true,
  });
  await change(evening);

  expect(await gig(ids.postedGig)).toMatchObject({ confirmed_applications: 0, selected_applications: 1 });
  const recorded = await database
    .selectFrom('changes')
    .select('actor_user_id')
    .where('gig_id', '=', ids.postedGig)
    .where('subject', '=', 'gigs')
    .execute();
  expect(recorded).toContainEqual({ actor_user_id: 4 });
});

test('200: shifts that move to one time concurrently become one', async () => {
  const starts = [24, 48, 72, 96, 120];
  const gigIds: number[] = [];
  for (const hours of starts) {
    gigIds.push(
      await addGig(database, { start_time: hoursFromStart(hours), end_time: hoursFromStart(hours + 8) }),
    );
  }
  const event = await addEvent(database, { gigIds });
  const shifts = await call<{ results: Shift[] }>('GET', `/events/${event}/shifts/`, { as: 'member' });

  const responses = await Promise.all(
    shifts.body.results.map(({ id }) =>
      call<Shift>('PATCH', `/staffer/gigs/gig-shifts/${id}/`, { as: 'member', body: evening }),
    ),
  );

  expect(responses.map(({ status }) => status)).toEqual(starts.map(() => 200));
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
  const after = await call<{ results: Shift[] }>('GET', `/events/${event}/shifts/`, { as: 'member' });
  expect(after.body.results).toHaveLength(1);
});

test('200: a shift and one of its gigs can move to one time concurrently', async () => {
  const beside = await addGig(database, { skill_id: ids.lineCook });
  const later = { start_time: '2026-03-08T00:00:00.000Z', end_time: '2026-03-08T08:00:00.000Z' };
  const responses = await Promise.all([
    call('PATCH', `/staffer/gigs/${beside}/`, { as: 'owner', body: later }),
    change(evening),
  ]);

  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect((await gig(beside)).start_time).toEqual((await gig(ids.postedGig)).start_time);
});

test('200: merges into another shift of the event at the new time', async () => {
  const evenings = { start_time: hoursFromStart(48), end_time: hoursFromStart(56) };
  const other = await addGig(database, evenings);
  const event = await addEvent(database, { gigIds: [ids.postedGig, other] });
  const shifts = await call<{ results: Shift[] }>('GET', `/events/${event}/shifts/`, { as: 'member' });
  const [first, second] = shifts.body.results.map(({ id }) => id);

  const { body } = await call<Shift>('PATCH', `/staffer/gigs/gig-shifts/${first}/`, {
    as: 'member',
    body: {
      start_time: evenings.start_time.toISOString(),
      end_time: evenings.end_time.toISOString(),
      timezone: 'America/Chicago',
    },
  });

  expect(body.id).toBe(second);
  expect(body.gigs.map(({ id }) => id)).toEqual([ids.postedGig, other]);
});

test('200: changes the contact of all gigs, with or without the times', async () => {
  const contact = { contact_name: 'Ana Ruiz', contact_phone: '(615) 555-0123' };

  expect((await change(contact)).body).toMatchObject({
    contact_name: 'Ana Ruiz',
    contact_phone: '+16155550123',
    start_time: hoursFromStart(24).toISOString(),
  });
  expect((await change({ ...evening, contact_name: 'Bo Lee' })).body).toMatchObject({
    contact_name: 'Bo Lee',
    start_time: '2026-03-08T00:00:00.000Z',
  });
});

test.each([
  [{ start_time: evening.start_time, end_time: evening.end_time }, 'timezone', 'This field is required'],
  [{ start_time: evening.start_time, timezone: evening.timezone }, 'end_time', 'This field is required'],
  [{ ...evening, timezone: 'Mars/Olympus' }, 'timezone', 'Invalid time zone'],
  [{ ...evening, start_time: 'soon' }, 'start_time', 'Invalid time'],
  [{ ...evening, end_time: '9999-12-31T23:00:00' }, 'end_time', 'Must be in the years 1900 to 2999'],
  [{ ...evening, end_time: '2026-03-05T02:00:00' }, 'end_time', 'The end is before the start'],
  [{ ...evening, end_time: '2026-03-08T12:00:00' }, 'end_time', 'A shift can last 16 hours at most.'],
  [
    { ...evening, start_time: '2026-03-01T10:00:00', end_time: '2026-03-01T18:00:00' },
    'start_time',
    'This start has passed. Choose a later one.',
  ],
  [{ contact_phone: '555' }, 'contact_phone', 'Invalid phone number'],
])('400: %j at %s: %s', async (body, target, message) => {
  const { status, error } = await change(body);

  expect(status).toBe(400);
  expect(error?.details).toContainEqual(expect.objectContaining({ target, message }));
  expect((await gig(ids.postedGig)).start_time).toEqual(hoursFromStart(24));
});

test('401: without a session', async () => {
  expect((await call('PATCH', path, { body: evening })).status).toBe(401);
});

test('403: an onsite manager does not', async () => {
  expect((await change(evening, 'onsite')).error).toMatchObject({
    code: 'permission_denied',
    target: 'gigs.post',
  });
});

test('404: the shift does not exist for others', async () => {
  expect((await change(evening, 'rival')).status).toBe(404);
});

test('409: a shift whose gigs have started', async () => {
  clock.set(hoursFromStart(25));
  const { status, error } = await change(evening);

  expect(status).toBe(409);
  expect(error?.code).toBe('invalid_transition');
  expect((await gig(ids.postedGig)).start_time).toEqual(hoursFromStart(24));
});
