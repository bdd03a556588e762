import { beforeEach, expect, test } from 'vitest';
import { addOrientation, code } from '../../testing/candidates.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, reset } = await startTestServer();
const path = `/hire/orientations/${code}/`;
let second = 0;
let first = 0;

beforeEach(async () => {
  await reset();
  [second = 0, first = 0] = await addOrientation(database);
});

const read = (id: number) =>
  call<{ items: { read_ts: string | null }[]; completed_ts: string | null }>(
    'POST',
    `${path}items/${id}/read/`,
  );

test('200: shows the items in order without a session', async () => {
  const { status, body } = await call('GET', path);

  expect(status).toBe(200);
  expect(body).toEqual({
    id: 1,
    title: 'Your first day',
    candidate: { first_name: 'Nia' },
    location: { id: 1, name: 'Harbor House', image_public_id: null },
    items: [
      {
        id: first,
        title: 'Knives and fire',
        body: 'Knives and fire, in words.',
        video_url: null,
        read_ts: null,
      },
      {
        id: second,
        title: 'Where to arrive',
        body: 'Where to arrive, in words.',
        video_url: null,
        read_ts: null,
      },
    ],
    completed_ts: null,
  });
});

test('200: marks items as read and completes with the last one', async () => {
  const some = await read(first);
  clock.advance(5);
  const all = await read(second);

  expect(some.body.items.map(({ read_ts }) => read_ts)).toEqual(['2026-03-02T15:00:00.000Z', null]);
  expect(some.body.completed_ts).toBeNull();
  expect(all.body.completed_ts).toBe('2026-03-02T15:05:00.000Z');
  expect((await call('GET', path)).body).toEqual(all.body);
});

test('200: reading an item again changes nothing', async () => {
  const once = await read(first);
  clock.advance(5);

  expect((await read(first)).body).toEqual(once.body);
});

test('400: rejects query parameters', async () => {
  expect((await call('GET', `${path}?a=b`)).status).toBe(400);
  expect((await call('POST', `${path}items/${first}/read/?a=b`)).status).toBe(400);
});

test('404: rejects an unknown code or item', async () => {
  expect((await call('GET', '/hire/orientations/000000000000/')).status).toBe(404);
  expect((await call('POST', `/hire/orientations/000000000000/items/${first}/read/`)).status).toBe(404);
  expect((await read(999)).status).toBe(404);
});

test('429: rejects every code after ten wrong ones', async () => {
  for (let tried = 0; tried < 10; tried += 1) await call('GET', `/hire/orientations/00000000000${tried}/`);

  expect((await call('GET', path)).status).toBe(429);
  expect((await read(first)).status).toBe(429);
});
