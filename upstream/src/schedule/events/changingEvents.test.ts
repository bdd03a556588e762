import { beforeEach, expect, test } from 'vitest';
import { addEvent } from '../../testing/events.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();

beforeEach(reset);

const eventOfGig = async (id: number) => {
  const gig = await database.selectFrom('gigs').select('event_id').where('id', '=', id).executeTakeFirst();
  return gig?.event_id;
};

test('200: changes name and leads; omitted fields stay unchanged', async () => {
  const id = await addEvent(database);
  const lead = { role: 'Driver', name: 'Bo', phone: null };

  await call('PATCH', `/events/${id}/`, { as: 'member', body: { leads: [lead] } });
  const { status, body } = await call('PATCH', `/events/${id}/`, { as: 'member', body: { name: 'Ball' } });

  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'Ball', leads: [lead] });
  expect((await call('GET', `/events/${id}/`, { as: 'onsite' })).body).toEqual(body);
});

test('200: an empty change does nothing', async () => {
  const id = await addEvent(database);

  expect((await call('PATCH', `/events/${id}/`, { as: 'member', body: {} })).body).toMatchObject({
    name: 'Spring Gala',
  });
});

test('204: deletes the event and keeps its gigs', async () => {
  const id = await addEvent(database, { gigIds: [ids.postedGig, ids.cancelledGig] });

  expect((await call('DELETE', `/events/${id}/`, { as: 'member' })).status).toBe(204);
  expect((await call('GET', `/events/${id}/`, { as: 'member' })).status).toBe(404);
  expect(await eventOfGig(ids.postedGig)).toBeNull();
  expect((await call('GET', `/staffer/gigs/${ids.postedGig}/`, { as: 'member' })).body).toMatchObject({
    status: 'POSTED',
    event: null,
  });
});

test.each([
  [{ name: 'ab' }, 'Event name must be at least 3 characters'],
  [{ name: 'x'.repeat(26) }, 'Event name must be 25 characters or less'],
  [{ leads: Array.from({ length: 21 }, () => ({ role: 'Host', name: 'Bo' })) }, 'At most 20 leads'],
])('400: rejects %j', async (wrong, message) => {
  const id = await addEvent(database);

  expect((await call('PATCH', `/events/${id}/`, { as: 'member', body: wrong })).error?.message).toBe(message);
});

test('401: without a session', async () => {
  const id = await addEvent(database);

  expect((await call('PATCH', `/events/${id}/`, { body: { name: 'Ball' } })).status).toBe(401);
  expect((await call('DELETE', `/events/${id}/`)).status).toBe(401);
});

test('403: an event with gigs elsewhere is not deleted by who does not post there', async () => {
  const id = await addEvent(database, { gigIds: [ids.postedGig, ids.vineGig] });
  const refused = { code: 'permission_denied', target: 'gigs.post' };

  expect((await call('DELETE', `/events/${id}/`, { as: 'member' })).error).toMatchObject(refused);
  expect(
    (await call('PATCH', `/events/${id}/`, { as: 'onsite', body: { name: 'Ball' } })).error,
  ).toMatchObject(refused);
  expect(await eventOfGig(ids.postedGig)).toBe(id);
});

test('404: the event of another organization does not exist', async () => {
  const id = await addEvent(database, { organization_id: ids.summit });

  expect((await call('GET', `/events/${id}/`, { as: 'owner' })).status).toBe(404);
  expect((await call('PATCH', `/events/${id}/`, { as: 'owner', body: { name: 'Ball' } })).status).toBe(404);
  expect((await call('DELETE', `/events/${id}/`, { as: 'owner' })).status).toBe(404);
});
