import { expect, test } from 'vitest';
import { readGigListSearch } from './gigListSearch.ts';
import { gigListVariables } from './gigListVariables.ts';

const now = '2026-11-20T05:00:00Z';
const variablesOf = (search: Record<string, string>) => gigListVariables(3, readGigListSearch(search), now);

test('includes ongoing gigs in the upcoming ones', () => {
  expect(variablesOf({ statuses: 'ready' })).toEqual({
    locationId: 3,
    orderBy: 'STARTING_SOONEST',
    filter: { statuses: ['READY'], endsAtOrAfter: now },
  });
});

test('requests ended gigs as past, and all gigs without a time filter', () => {
  expect(variablesOf({ period: 'past', statuses: 'ready' }).filter).toEqual({
    statuses: ['READY'],
    endsAtOrBefore: now,
  });
  expect(variablesOf({ period: 'all', statuses: 'ready' }).filter).toEqual({ statuses: ['READY'] });
});

test('includes types, positions and search text', () => {
  expect(
    variablesOf({ statuses: 'ready', types: 'network', positions: '4,2', search: 'gala' }).filter,
  ).toMatchObject({
    types: ['NETWORK'],
    skillDatabaseIds: [4, 2],
    search: 'gala',
  });
});

test('includes the event filter', () => {
  expect(variablesOf({ events: 'events' }).filter).toMatchObject({ isInEvent: true });
  expect(variablesOf({ events: 'gigs' }).filter).toMatchObject({ isInEvent: false });
  expect(variablesOf({ breaks: 'too_late' }).filter).toMatchObject({ shiftBreakCompliance: 'TOO_LATE' });
  expect(variablesOf({ events: 'parties' }).filter).not.toHaveProperty('isInEvent');
});

test('includes all managed locations', () => {
  expect(variablesOf({ managed: 'true' }).filter).toMatchObject({ includesManagedLocations: true });
  expect(variablesOf({ managed: 'no' }).filter).not.toHaveProperty('includesManagedLocations');
});
