import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { expect, test } from 'vitest';
import type { BoardGig } from './boardGig.ts';
import { visibleEntries } from './calendarEntries.ts';
import { dayTotals } from './dayTotals.ts';
import { eventBands } from './eventBands.ts';

const zone = 'America/New_York';
const days = Array.from({ length: 7 }, (_, index) =>
  Temporal.PlainDate.from('2026-05-17').add({ days: index }),
);
let id = 0;

function gig(day: string, facts: Partial<BoardGig> = {}): BoardGig {
  const startMs = Temporal.PlainDateTime.from(`${day}T18:00`).toZonedDateTime(zone).epochMilliseconds;
  id += 1;
  return {
    id: `calendar-${id}`,
    gigId: `gig-${id}`,
    databaseId: id,
    status: 'POSTED',
    listStatus: 'UNFILLED',
    startMs,
    endMs: startMs + 3_600_000,
    skillDatabaseId: 1,
    skillName: 'Server',
    timeZone: null,
    unpaidBreakMinutes: 0,
    places: 2,
    selected: 1,
    confirmed: 1,
    missing: 0,
    offered: 0,
    noShows: 0,
    unpaid: null,
    openApplications: 0,
    event: null,
    isRecurring: false,
    revision: 1,
    ...facts,
  };
}

const entriesOf = (gigs: readonly BoardGig[]) => visibleEntries(gigs, [], false);
const gala = { event: { databaseId: 7, name: 'Gala' } };
const fair = { event: { databaseId: 8, name: 'Fair' } };
const expo = { event: { databaseId: 9, name: 'Expo' } };

test('an event reaches from its first to its last day', () => {
  const gigs = [gig('2026-05-18', gala), gig('2026-05-20', gala), gig('2026-05-19')];
  expect(eventBands(days, entriesOf(gigs), zone)).toEqual([
    { eventId: 7, name: 'Gala', first: 1, last: 3, lane: 0 },
  ]);
});

test('events that share a day lie one below the other, and others beside each other', () => {
  const gigs = [
    gig('2026-05-18', gala),
    gig('2026-05-20', gala),
    gig('2026-05-20', fair),
    gig('2026-05-21', expo),
  ];
  expect(eventBands(days, entriesOf(gigs), zone).map(({ name, lane }) => [name, lane])).toEqual([
    ['Gala', 0],
    ['Fair', 1],
    ['Expo', 0],
  ]);
});

test('cancelled shifts and those of other days belong to no band', () => {
  const gigs = [gig('2026-05-18', { ...gala, listStatus: 'CANCELLED' }), gig('2026-05-16', fair)];
  expect(eventBands(days, entriesOf(gigs), zone)).toEqual([]);
});

test('a day adds up its shifts, places and who is confirmed', () => {
  const gigs = [
    gig('2026-05-18', { places: 2, confirmed: 3 }),
    gig('2026-05-18', { places: 4, confirmed: 1 }),
    gig('2026-05-18', { listStatus: 'CANCELLED' }),
  ];
  expect(dayTotals(days.slice(0, 2), entriesOf(gigs), zone)).toEqual([
    { shifts: 0, confirmed: 0, places: 0 },
    { shifts: 2, confirmed: 3, places: 6 },
  ]);
});
