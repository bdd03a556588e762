import { beforeEach, expect, test } from 'vitest';
import { addGig } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const path = '/events/';
const body = { organization_id: ids.harbor, name: 'Spring Gala' };

beforeEach(reset);

test('201: creates an event without gigs', async () => {
  const response = await call<{ id: number }>('POST', path, {
    as: 'member',
    body: { ...body, name: ' Gala ' },
  });

  expect(response.status).toBe(201);
  expect(response.body).toEqual({
    id: response.body.id,
    name: 'Gala',
    organization_id: ids.harbor,
    leads: [],
    start_time: null,
    end_time: null,
    timezone: null,
    gigs_count: 0,
    places_count: 0,
    confirmed_count: 0,
    selected_count: 0,
    missing_count: 0,
    no_show_count: 0,
    offered_count: 0,
    open_now_count: 0,
  });
});

test('201: creates an event with leads and gigs, and records the actor', async () => {
  const lead = { role: 'Event Lead', name: ' Ana Ruiz ', phone: '(615) 555-0123' };
  const response = await call<{ id: number }>('POST', path, {
    as: 'member',
    body: { ...body, leads: [lead, { ...lead, phone: '' }], gig_ids: [ids.postedGig] },
  });

  expect(response.body).toMatchObject({
    leads: [
      { role: 'Event Lead', name: 'Ana Ruiz', phone: '+16155550123' },
      { role: 'Event Lead', name: 'Ana Ruiz', phone: null },
    ],
    start_time: '2026-03-03T15:00:00.000Z',
    end_time: '2026-03-03T23:00:00.000Z',
    timezone: 'America/Chicago',
    gigs_count: 1,
    places_count: 2,
  });
  expect(
    await database
      .selectFrom('changes')
      .select(['subject', 'action', 'actor_user_id'])
      .where('event_id', '=', response.body.id)
      .orderBy('id')
      .execute(),
  ).toEqual([
    { subject: 'events', action: 'created', actor_user_id: 4 },
    { subject: 'gigs', action: 'changed', actor_user_id: 4 },
  ]);
});

test.each([
  [{ name: 'ab' }, 'name', 'Event name must be at least 3 characters'],
  [{ name: 'x'.repeat(26) }, 'name', 'Event name must be 25 characters or less'],
  [{ name: '  ' }, 'name', 'This field is required'],
  [{ leads: [{ role: 'Bouncer', name: 'Bo' }] }, 'leads.0.role', expect.any(String)],
  [{ leads: [{ role: 'Host', name: '' }] }, 'leads.0.name', 'This field is required'],
  [{ leads: [{ role: 'Host', name: 'Bo', phone: '555' }] }, 'leads.0.phone', 'Invalid phone number'],
  [{ gig_ids: [] }, 'gig_ids', expect.any(String)],
  [{ color: 'red' }, 'color', expect.any(String)],
])('400: rejects %j', async (wrong, target, message) => {
  const { status, error } = await call('POST', path, { as: 'owner', body: { ...body, ...wrong } });

  expect(status).toBe(400);
  expect(error?.details).toEqual([expect.objectContaining({ target, message })]);
});

test('401: without a session', async () => {
  expect((await call('POST', path, { body })).status).toBe(401);
});

test('403: an onsite manager, and gigs of a location where the caller may not post', async () => {
  const refused = { code: 'permission_denied', target: 'gigs.post' };

  expect((await call('POST', path, { as: 'onsite', body })).error).toMatchObject(refused);
});

test('404: an organization or a gig that is not visible to the caller; creates no event', async () => {
  const withVineGig = { ...body, gig_ids: [ids.postedGig, ids.vineGig] };

  expect((await call('POST', path, { as: 'rival', body })).status).toBe(404);
  expect((await call('POST', path, { as: 'member', body: withVineGig })).error).toMatchObject({
    code: 'not_found',
    target: 'gig_ids',
  });
  expect(await database.selectFrom('events').selectAll().execute()).toEqual([]);
});

test('409: a cancelled gig', async () => {
  const cancelled = await addGig(database, { status: 'CANCELLED' });
  const { error } = await call('POST', path, { as: 'member', body: { ...body, gig_ids: [cancelled] } });

  expect(error).toMatchObject({ code: 'conflict', target: 'gig_ids', target_value: cancelled });
});
