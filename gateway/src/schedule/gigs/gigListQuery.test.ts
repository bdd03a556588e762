import { expect, test } from 'vitest';
import { gigListQuery } from './gigListQuery.ts';

/** The parameters that are sent: those without a value are omitted. */
function sent(...input: Parameters<typeof gigListQuery>) {
  return Object.fromEntries(
    Object.entries(gigListQuery(...input)).filter(([, value]) => value !== undefined && value !== null),
  );
}

test('the query of a gig list sends only the order without a filter', () => {
  expect(sent(undefined, undefined)).toEqual({ ordering: 'start_time' });
});

test('the query of a gig list maps every filter to a parameter', () => {
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
        gigDatabaseIds: [7, 8],
        locationName: ' Quarry ',
        marketName: 'Nash',
        proDatabaseId: 5,
        proFirstName: 'Noor',
        proLastName: 'Haddad',
        employmentType: 'W2',
        areCertificationsRequired: true,
        isElevated: false,
        isAutoSelectEnabled: true,
        shiftBreakCompliance: 'SKIPPED',
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
    gig_id: [7, 8],
    location_name: 'Quarry',
    market_name: 'Nash',
    pro_id: 5,
    pro_first_name: 'Noor',
    pro_last_name: 'Haddad',
    employment_type: 'W2',
    require_certifications: true,
    elevated: false,
    auto_select_enabled: true,
    shift_break_compliance: 'SKIPPED',
    ordering: '-last_updated_ts',
  });
});

test('the query of a gig list maps a false isInEvent to gigs without an event', () => {
  expect(sent({ isInEvent: false }, null)).toMatchObject({ events: 'gigs' });
});

test('the query of a gig list ignores empty lists and blank text', () => {
  expect(sent({ statuses: [], types: [], skillDatabaseIds: [], search: ' ' }, 'STARTING_LATEST')).toEqual({
    ordering: '-start_time',
  });
});
