import { expect, test } from 'vitest';
import { toTimelineEntry } from './toTimelineEntry.ts';

const local = { zone: 'America/New_York', slug: 'brigade' };
const entry = {
  created_ts: '2026-11-20T22:00:00Z',
  actor_name: null,
  note: null,
  start_time: null,
  end_time: null,
  amount: null,
  minutes: null,
  fields: [],
};

test('a timeline entry of a server that knows less has a key, and neither changes nor a position', () => {
  expect(toTimelineEntry({ ...entry, kind: 'POSTED' }, 4, local)).toEqual([
    { ...entry, kind: 'POSTED', key: 'POSTED-4', reason: null, changes: [], position: null },
  ]);
});

test('a timeline entry of an unknown kind is left out', () => {
  expect(toTimelineEntry({ ...entry, kind: null }, 0, local)).toEqual([]);
});

test('changed hours read in the time of the location', () => {
  const change = {
    field: 'work_end_time',
    before: '2026-11-21T03:00:00Z',
    after: '2026-11-21T02:00:00Z',
    is_hidden: false,
  };
  expect(
    toTimelineEntry({ ...entry, id: 'HOURS_CHANGED-7', kind: 'HOURS_CHANGED', changes: [change] }, 0, local),
  ).toMatchObject([
    {
      key: 'HOURS_CHANGED-7',
      changes: [{ label: 'End of work', before: 'Nov 20, 2026, 10:00 pm', after: 'Nov 20, 2026, 9:00 pm' }],
    },
  ]);
});
