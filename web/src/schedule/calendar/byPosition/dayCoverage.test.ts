import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { expect, test } from 'vitest';
import type { BoardGig } from '../entries/boardGig.ts';
import { dayCoverage } from './dayCoverage.ts';

const days = ['2026-11-20', '2026-11-21'].map((day) => Temporal.PlainDate.from(day));

function gig(databaseId: number, start: string, change: Partial<BoardGig> = {}): BoardGig {
  const startMs = Date.parse(start);
  return {
    id: `calendar-gig-${databaseId}`,
    gigId: `gig-${databaseId}`,
    databaseId,
    status: 'POSTED',
    listStatus: 'UNFILLED',
    startMs,
    endMs: startMs + 3_600_000,
    skillDatabaseId: 1,
    skillName: 'Line Cook',
    timeZone: null,
    unpaidBreakMinutes: 0,
    places: 2,
    selected: 0,
    confirmed: 1,
    missing: 0,
    offered: 0,
    noShows: 0,
    unpaid: null,
    openApplications: 0,
    event: null,
    isRecurring: false,
    revision: null,
    ...change,
  };
}

function coverageOf(...gigs: [BoardGig, ...BoardGig[]]) {
  const [{ startMs, endMs }] = gigs;
  return dayCoverage([{ key: 'all', startMs, endMs, gigs }], days, 'America/Chicago');
}

test('gigs count on the day on which they start at the location', () => {
  // 11 pm in Chicago is 5 am of the next day in UTC.
  const { rows, totals, total } = coverageOf(
    gig(1, '2026-11-21T05:00:00Z'),
    gig(2, '2026-11-20T18:00:00Z', { confirmed: 2 }),
    gig(3, '2026-11-21T18:00:00Z', { skillName: 'Dishwasher', confirmed: 0 }),
  );

  expect(rows.map(({ position }) => position)).toEqual(['Dishwasher', 'Line Cook']);
  expect(rows[1]?.cells.map(({ taken, gigs }) => [taken, gigs.map(({ databaseId }) => databaseId)])).toEqual([
    [{ places: 4, confirmed: 3, selected: 0, missing: 0, offered: 0, noShows: 0 }, [1, 2]],
    [null, []],
  ]);
  expect(rows[1]?.total).toEqual({
    places: 4,
    confirmed: 3,
    selected: 0,
    missing: 0,
    offered: 0,
    noShows: 0,
  });
  expect(totals).toEqual([
    { places: 4, confirmed: 3, selected: 0, missing: 0, offered: 0, noShows: 0 },
    { places: 2, confirmed: 0, selected: 0, missing: 0, offered: 0, noShows: 0 },
  ]);
  expect(total).toEqual({ places: 6, confirmed: 3, selected: 0, missing: 0, offered: 0, noShows: 0 });
});

test('cancelled gigs and those of the night before do not count', () => {
  expect(
    coverageOf(gig(1, '2026-11-20T18:00:00Z', { listStatus: 'CANCELLED' }), gig(2, '2026-11-20T04:00:00Z'))
      .rows,
  ).toEqual([]);
});

test('a further shift of a position starts with the terms of its last one', () => {
  const { rows } = coverageOf(gig(1, '2026-11-20T15:00:00Z'), gig(2, '2026-11-20T18:00:00Z'));
  expect(rows[0]?.latest?.databaseId).toBe(2);
});
