import { expect, test } from 'vitest';
import { gigListQuery } from './gigListQuery.ts';

/** What is sent: parameters without a value are left out. */
function sent(...input: Parameters<typeof gigListQuery>) {
  return Object.fromEntries(
    Object.entries(gigListQuery(...input)).filter(([, value]) => value !== undefined && value !== null),
  );
}

test('without a filter only the order is sent', () => {
  expect(sent(undefined, undefined)).toEqual({ ordering: 'start_time' });
});

test('every filter has its parameter', () => {
  expect(
    sent(
      {
        statuses: ['READY', 'PAYMENT_DUE'],
        types: ['network'],
        skillDatabaseIds: [3, 4],
        isInEvent: true,
        startsAtOrAfter: '2026-05-01T00:00:00Z',
        startsAtOrBefore: '2026-05-31T00:00:00Z',
        endsAtOrAfter: '2026-05-02T00:00:00Z',
        endsAtOrBefore: '2026-06-01T00:00:00Z',
        search: '  bar  ',
      },
      'LAST_MODIFIED',
    ),
  ).toEqual({
    statuses: ['ready', 'paymentDue'],
    types: ['network'],
    positions: [3, 4],
    events: 'events',
    start_time__gte: '2026-05-01T00:00:00Z',
    start_time__lte: '2026-05-31T00:00:00Z',
    end_time__gte: '2026-05-02T00:00:00Z',
    end_time__lte: '2026-06-01T00:00:00Z',
    search: 'bar',
    ordering: '-last_updated_ts',
  });
});

test('gigs outside of events are asked for as such', () => {
  expect(sent({ isInEvent: false }, null)).toMatchObject({ events: 'gigs' });
});

test('an empty list or text is no filter', () => {
  expect(sent({ statuses: [], types: [], skillDatabaseIds: [], search: ' ' }, 'STARTING_LATEST')).toEqual({
    ordering: '-start_time',
  });
});
