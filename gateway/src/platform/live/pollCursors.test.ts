import { expect, test } from 'vitest';
import type { RestSession } from '../rest/restSession.ts';
import { pollCursors } from './pollCursors.ts';
import { pollSource } from './pollSource.ts';

test('cursors rise whatever the clock does', () => {
  const times = [1000.7, 1000.9, 400, 1002, 5000];
  const next = pollCursors(() => times.shift() ?? 0);

  expect([next(), next(), next(), next(), next()]).toEqual([1000, 1001, 1002, 1003, 5000]);
});

test('cursors follow those of processes that started before', () => {
  const before = Date.now();

  expect(pollCursors()()).toBeGreaterThan(before - 60_000);
});

test('a client of a source that ended learns of the gap, also after the clock was set back', async () => {
  let now = 5000;
  const nextCursor = pollCursors(() => now);
  const open = () =>
    pollSource(
      { kind: 'gig', id: 1 },
      { seconds: 1, nextCursor, reader: { require: async () => {}, read: async () => [] } },
    );
  const rest = {} as RestSession;
  const { cursor } = await open().readAfter(rest, null);
  now = 1000;

  expect(await open().readAfter(rest, cursor)).toMatchObject({ hasGap: true, entries: [] });
});
