import { expect, test } from 'vitest';
import type { ChangeEntry } from './changesApi.ts';
import { eventsOf, mostChanges } from './eventsOf.ts';

function entry(cursor: number, id: number, action: ChangeEntry['action'] = 'changed'): ChangeEntry {
  return { cursor: String(cursor), subject: 'application', id, gig_id: 1, action };
}

const batch = (entries: readonly ChangeEntry[]) => ({ cursor: '90', hasGap: false, entries });

test('a batch without changes is one event', () => {
  const gap = { cursor: '5', hasGap: true, entries: [] };
  expect(eventsOf(gap)).toEqual([gap]);
});

test('a subject that changed several times is in an event once, with its newest change', () => {
  expect(eventsOf(batch([entry(1, 1), entry(2, 2), entry(3, 1)]))).toEqual([
    batch([entry(2, 2), entry(3, 1)]),
  ]);
});

test('an application and a gig with the same number are two subjects', () => {
  const gig: ChangeEntry = { ...entry(2, 1), subject: 'gig' };
  expect(eventsOf(batch([entry(1, 1), gig]))).toEqual([batch([entry(1, 1), gig])]);
});

test.each([
  ['created', 'changed', 'created'],
  ['created', 'removed', 'removed'],
  ['changed', 'removed', 'removed'],
  ['removed', 'created', 'created'],
] as const)('%s and then %s reads as %s', (first, second, action) => {
  expect(eventsOf(batch([entry(1, 1, first), entry(2, 1, second)]))).toEqual([batch([entry(2, 1, action)])]);
});

test('a gap is in the first event of a long batch only', () => {
  const entries = Array.from({ length: mostChanges + 1 }, (_, index) => entry(index + 1, index));
  expect(eventsOf({ ...batch(entries), hasGap: true }).map(({ hasGap }) => hasGap)).toEqual([true, false]);
});

test('a long batch is several events, each of which can be resumed from', () => {
  const entries = Array.from({ length: mostChanges * 2 + 1 }, (_, index) => entry(index + 1, index));
  const events = eventsOf(batch(entries));
  expect(events.map(({ entries: changes }) => changes.length)).toEqual([mostChanges, mostChanges, 1]);
  expect(events.flatMap(({ entries: changes }) => changes)).toEqual(entries);
  expect(events.map(({ cursor }) => cursor)).toEqual([String(mostChanges), String(mostChanges * 2), '90']);
});
