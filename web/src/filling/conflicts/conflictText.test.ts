import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { expect, test } from 'vitest';
import { conflictText, type Conflict } from './conflictText.ts';

const work = {
  startTime: '2026-11-20T22:00:00Z',
  endTime: '2026-11-21T04:00:00Z',
  isConfirmed: true,
  locationName: 'Copper Finch Bar',
};
const now = Temporal.Instant.from('2026-11-18T12:00:00Z');

const text = (conflict: Partial<Conflict>) =>
  conflictText(
    { kind: 'OVERLAP', work, restMinutes: null, weekMinutes: null, ...conflict },
    'America/New_York',
    now,
  );

test.each<[string, Partial<Conflict>, RegExp]>([
  ['work at the same time', {}, /^Same time: works Fri, Nov 20, 5.*11.*pm at Copper Finch Bar$/],
  [
    'pending work at an undisclosed location',
    { work: { ...work, isConfirmed: false, locationName: null } },
    /^Same time: is selected Fri, Nov 20, .* at another location$/,
  ],
  ['too little rest', { kind: 'SHORT_REST', restMinutes: 450 }, /^Only 7 h 30 min of rest: works Fri/],
  ['no rest at all', { kind: 'SHORT_REST', restMinutes: 0 }, /^Only 0 min of rest: works/],
  [
    'a long week',
    { kind: 'OVERTIME', work: null, weekMinutes: 2640 },
    /^Over 40 hours that week: 44 h with this shift$/,
  ],
  ['what a later gateway may know of', { kind: 'UNHEARD_OF', work: null }, /^Has other work$/],
])('a conflict by %s has its own words', (_, conflict, expected) => {
  expect(text(conflict)).toMatch(expected);
});
