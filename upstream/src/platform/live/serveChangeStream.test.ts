import { afterEach, beforeEach, expect, test } from 'vitest';
import { addEvent } from '../../testing/events.ts';
import { openStream, type OpenStream } from '../../testing/eventStream.ts';
import { people, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { type ChangeSignals, listenForChanges } from './changeSignals.ts';

let signals: ChangeSignals | undefined;
const changeSignals: ChangeSignals = { subscribe: (listener) => signals?.subscribe(listener) ?? (() => {}) };
const { call, database, ids, listen, reset, server } = await startTestServer({}, { changeSignals });
signals = await listenForChanges(listen);
await server.listen({ host: '127.0.0.1', port: 0 });

const streams: OpenStream[] = [];
const [first, second] = ids.openApplications;
const gigStream = `/staffer/changes/stream/?gig_id=${ids.postedGig}`;

beforeEach(reset);
afterEach(() => streams.splice(0).forEach((stream) => stream.close()));

async function open(path: string, as?: Person, headers: Record<string, string> = {}): Promise<OpenStream> {
  const stream = await openStream(server, path, { ...(as && { as }), headers });
  streams.push(stream);
  return stream;
}

const select = (id: number) => call('POST', `/staffer/gig-applications/${id}/select/`, { as: 'manager' });

test('200: sends the start cursor, then each change immediately', async () => {
  const stream = await open(gigStream, 'member');
  expect(await stream.next()).toEqual({ name: 'ready', id: '0', data: { user_id: people.member.id } });
  await select(first);
  expect(await stream.next()).toMatchObject({
    name: 'change',
    id: '1',
    data: { cursor: '1', subject: 'application', id: first, action: 'changed' },
  });
});

test('200: resumes after Last-Event-ID without gaps or duplicates', async () => {
  await select(first);
  await select(second);
  const stream = await open(`${gigStream}&cursor=0`, 'member', { 'last-event-id': '1' });
  expect(await stream.next()).toMatchObject({ name: 'ready', id: '1' });
  expect(await stream.next()).toMatchObject({ id: '2', data: { id: second } });
});

test('200: a location stream contains only changes of its gigs', async () => {
  const stream = await open(`/staffer/changes/stream/?location_id=${ids.vineStreet}`, 'owner');
  await stream.next();
  await select(first);
  await database.updateTable('gigs').set({ contact_name: 'Dana' }).where('id', '=', ids.vineGig).execute();
  expect(await stream.next()).toMatchObject({ data: { subject: 'gig', id: ids.vineGig } });
});

test('200: a stream of all locations of the caller follows their roles', async () => {
  const stream = await open('/staffer/changes/stream/?managed=true', 'member');
  await stream.next();
  const contact = (gigId: number, name: string) =>
    database.updateTable('gigs').set({ contact_name: name }).where('id', '=', gigId).execute();
  await contact(ids.vineGig, 'Dana');
  await contact(ids.postedGig, 'Dana');
  expect(await stream.next()).toMatchObject({ data: { subject: 'gig', id: ids.postedGig } });
  await database
    .insertInto('location_managers')
    .values({ user_id: people.member.id, location_id: ids.vineStreet, role: 'TEAM_MEMBER' })
    .execute();
  // The next round of the stream reads the new role.
  await contact(ids.postedGig, 'Eli');
  expect(await stream.next()).toMatchObject({ data: { id: ids.postedGig } });
  await contact(ids.vineGig, 'Eli');
  expect(await stream.next()).toMatchObject({ data: { id: ids.vineGig } });
});

test('200: ends when the caller signs out', async () => {
  const stream = await open(gigStream, 'member');
  await stream.next();
  await call('POST', '/auth/logout/', { as: 'member' });
  expect(await stream.next()).toMatchObject({ name: 'end', data: { error: { code: 'not_authenticated' } } });
  expect(await stream.next()).toBeNull();
});

test('200: a team captain follows their gig until they lead its event no more', async () => {
  const event = await addEvent(database, { gigIds: [ids.postedGig] });
  const lead = (phone: string) =>
    database
      .updateTable('events')
      .set({ leads: JSON.stringify([{ role: 'Event Lead', name: 'Gus', phone }]) })
      .where('id', '=', event)
      .execute();
  await database
    .updateTable('users')
    .set({ phone_number: '+16155550177', phone_verified: true })
    .where('id', '=', people.gigster.id)
    .execute();
  await lead('+16155550177');
  const stream = await open(gigStream, 'gigster');
  expect(await stream.next()).toMatchObject({ name: 'ready', data: { user_id: people.gigster.id } });
  await select(first);
  expect(await stream.next()).toMatchObject({ name: 'change', data: { id: first } });
  await lead('+16155550178');
  await select(second);
  expect(await stream.next()).toMatchObject({ name: 'end', data: { error: { code: 'permission_denied' } } });
});

test('200: ends when the caller loses their role, and notifies other streams', async () => {
  const mine = await open(gigStream, 'member');
  const others = await open(gigStream, 'manager');
  await Promise.all([mine.next(), others.next()]);
  await database.deleteFrom('location_managers').where('user_id', '=', people.member.id).execute();
  expect(await mine.next()).toMatchObject({ name: 'end', data: { error: { code: 'permission_denied' } } });
  expect(await others.next()).toEqual({ name: 'access', id: null, data: { user_id: people.member.id } });
});

test('200: does not reveal users unrelated to the place', async () => {
  const stream = await open(gigStream, 'manager');
  await stream.next();
  await call('POST', '/auth/logout/', { as: 'rival' });
  await select(first);
  expect(await stream.next()).toMatchObject({ name: 'change' });
});

test('400, 401, 403, 404, 410: rejects invalid requests', async () => {
  expect((await open('/staffer/changes/stream/', 'member')).status).toBe(400);
  expect((await open(gigStream)).status).toBe(401);
  expect((await open(gigStream, 'gigster')).status).toBe(403);
  expect((await open(gigStream, 'rival')).status).toBe(404);
  expect((await open(`${gigStream}&cursor=7`, 'member')).status).toBe(410);
});
