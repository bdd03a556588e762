import type { LogEvent } from 'relay-runtime';
import { afterEach, expect, test } from 'vitest';
import { followRelay, keepRelayEvents, logRelayEvent } from './relayLog.ts';

const eventOf = (networkRequestId: number): LogEvent => ({ name: 'network.complete', networkRequestId });

afterEach(() => followRelay(null));

/** Follows; returns the ids of the requests and when they were logged. */
function follow(): [id: unknown, at: number][] {
  const seen: [unknown, number][] = [];
  followRelay((event, at) => seen.push(['networkRequestId' in event && event.networkRequestId, at]));
  return seen;
}

test('a follower gets the events that were kept while it loaded, with their times, and those that come', () => {
  keepRelayEvents();
  logRelayEvent(eventOf(1));
  const before = performance.now();
  const seen = follow();
  logRelayEvent(eventOf(2));
  expect(seen.map(([id]) => id)).toEqual([1, 2]);
  expect(seen[0]?.[1]).toBeLessThanOrEqual(before);
});

test('no event is kept for those who may agree later', () => {
  logRelayEvent(eventOf(1));
  expect(follow()).toEqual([]);
});

test('nothing is kept after the last follower', () => {
  keepRelayEvents();
  follow();
  followRelay(null);
  logRelayEvent(eventOf(1));
  expect(follow()).toEqual([]);
});

test('a page that no one follows keeps the first 200 events', () => {
  keepRelayEvents();
  for (let id = 0; id < 300; id += 1) logRelayEvent(eventOf(id));
  expect(follow().map(([id]) => id)).toEqual(Array.from({ length: 200 }, (_, id) => id));
});
