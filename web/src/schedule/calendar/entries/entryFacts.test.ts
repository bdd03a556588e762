import { expect, test } from 'vitest';
import type { BoardGig } from './boardGig.ts';
import { entryFacts } from './entryFacts.ts';

const hour = 3_600_000;

/** A filled gig of two places that started some hours ago and lasts eight hours. */
function gig(hoursAgo: number, facts: Partial<BoardGig> = {}): BoardGig {
  const startMs = Date.now() - hoursAgo * hour;
  return {
    id: 'calendar-1',
    gigId: 'gig-1',
    databaseId: 1,
    status: 'CONFIRMED',
    listStatus: 'READY',
    startMs,
    endMs: startMs + 8 * hour,
    skillDatabaseId: 1,
    skillName: 'Server',
    timeZone: null,
    unpaidBreakMinutes: 0,
    places: 2,
    selected: 2,
    confirmed: 2,
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

const factsOf = (...gigs: [BoardGig, ...BoardGig[]]) => {
  const [{ startMs, endMs }] = gigs;
  return entryFacts({ key: '1', startMs, endMs, gigs });
};

test.each<[string, number, Partial<BoardGig>, object]>([
  ['before it', -1, {}, { status: 'Filled', tone: 'success', isOver: false }],
  ['during it', 1, {}, { status: 'In progress', tone: 'success', isOver: false }],
  [
    'during it, without all pros',
    1,
    { confirmed: 1, selected: 1 },
    { status: 'Started, 1 open', tone: 'warning' },
  ],
  [
    'during it, with no pro',
    1,
    { listStatus: 'UNFILLED', confirmed: 0, selected: 0 },
    { status: 'Started, 2 open' },
  ],
  [
    'before it, until it is approved',
    -1,
    { status: 'UNAPPROVED' },
    { status: 'Awaiting approval', tone: 'info' },
  ],
  ['after it', 9, {}, { status: 'Ended', tone: 'neutral', isOver: true }],
  ['to be paid', 9, { listStatus: 'PAYMENT_DUE', unpaid: 1 }, { status: 'Payment due', tone: 'info' }],
  ['paid, as long as it takes', 9, { listStatus: 'PAYMENT_DUE', unpaid: 0 }, { status: 'Paying' }],
])('the status of a shift %s', (_when, hoursAgo, facts, shown) => {
  expect(factsOf(gig(hoursAgo, facts))).toMatchObject(shown);
});

test('the most urgent status of several positions counts', () => {
  const paying = gig(9, { listStatus: 'PAYMENT_DUE', unpaid: 0 });
  expect(factsOf(paying, gig(9, { listStatus: 'COMPLETED' })).status).toBe('Paying');
  expect(factsOf(paying, gig(9, { listStatus: 'PAYMENT_DUE', unpaid: 2 })).status).toBe('Payment due');
  expect(factsOf(gig(1), gig(1, { confirmed: 0, selected: 0 })).status).toBe('Started, 2 open');
});
