import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHoursDispute } from '../../testing/disputes.ts';
import { openStream, type OpenStream } from '../../testing/eventStream.ts';
import { moveTo } from '../../testing/moves.ts';
import { type Person, tokenOf } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { type ChangeSignals, listenForChanges } from '../../platform/live/changeSignals.ts';

let signals: ChangeSignals | undefined;
const changeSignals: ChangeSignals = { subscribe: (listener) => signals?.subscribe(listener) ?? (() => {}) };
const testServer = await startTestServer({}, { changeSignals });
const { call, database, ids, listen, reset, server } = testServer;
signals = await listenForChanges(listen);
await server.listen({ host: '127.0.0.1', port: 0 });
const [disputed, other] = ids.openApplications;
let stream: OpenStream | null = null;
let disputeId = 0;
let cursor = '';

type Changes = { cursor: string; results: { subject: string; id: number }[] };
const changes = (as: Person, after = '') =>
  call<Changes>('GET', `/staffer/changes/?managed=true${after}`, { as });

/** A pro disputes shortened hours, and the location moves from Harbor to Summit. */
beforeEach(async () => {
  await reset();
  disputeId = await openHoursDispute(testServer);
  await moveTo(testServer, ids.summit);
  cursor = (await changes('owner')).body.cursor;
});
afterEach(() => {
  stream?.close();
  stream = null;
});

/** What is followed since the move, each once. */
const seen = async (as: Person) =>
  new Set((await changes(as, `&cursor=${cursor}`)).body.results.map(({ subject, id }) => `${subject} ${id}`));

const counter = () =>
  call('POST', `/staffer/disputes/${disputeId}/counter/`, {
    as: 'owner',
    body: { minutes: 420, note: 'You left at 9 pm' },
  });

test('admins of the organization that a location has left follow the work that is billed to it, and nothing else there', async () => {
  expect((await counter()).status).toBe(200);
  // Its work ends long after the move.
  const ends = new Date('2027-01-01T00:00:00Z');
  await database
    .updateTable('gig_applications')
    .set({ work_end_time: ends, review_feedback: 'Swift.' })
    .where('id', '=', other)
    .execute();
  await database.updateTable('gigs').set({ contact_name: 'Dana' }).where('id', '=', ids.postedGig).execute();
  expect(await seen('owner')).toEqual(new Set([`application ${disputed}`]));
  const all = new Set([`application ${disputed}`, `application ${other}`, `gig ${ids.postedGig}`]);
  expect(await seen('member')).toEqual(all);
  expect(await seen('rival')).toEqual(all);
});

test('a stream reports the dispute of left work at once', async () => {
  stream = await openStream(server, '/staffer/changes/stream/?managed=true', {
    headers: { authorization: `Bearer ${tokenOf('owner')}` },
  });
  expect(await stream.next()).toMatchObject({ name: 'ready' });
  await counter();
  expect(await stream.next()).toMatchObject({
    name: 'change',
    data: { subject: 'application', id: disputed },
  });
});

test('403, 200: an organization without locations follows the work that they left', async () => {
  await database.updateTable('locations').set({ organization_id: ids.summit }).execute();
  await database.deleteFrom('location_managers').execute();
  expect((await changes('owner')).status).toBe(200);
  expect((await changes('gigster')).status).toBe(403);
});
