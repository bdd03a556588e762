import { expect, test } from 'vitest';
import { readGigListSearch } from './gigListSearch.ts';
import { gigListVariables } from './gigListVariables.ts';

const today = '2026-11-20T05:00:00Z';
const variablesOf = (search: Record<string, string>) => gigListVariables(3, readGigListSearch(search), today);

test('asks for upcoming gigs from today on', () => {
  expect(variablesOf({ statuses: 'ready' })).toEqual({
    locationId: 3,
    orderBy: 'STARTING_SOONEST',
    filter: { statuses: ['READY'], startsAtOrAfter: today },
  });
});

test('asks for past gigs up to today, and for all without a bound', () => {
  expect(variablesOf({ period: 'past', statuses: 'ready' }).filter).toEqual({
    statuses: ['READY'],
    startsAtOrBefore: today,
  });
  expect(variablesOf({ period: 'all', statuses: 'ready' }).filter).toEqual({ statuses: ['READY'] });
});

test('asks for types, positions and words where they are chosen', () => {
  expect(
    variablesOf({ statuses: 'ready', types: 'network', positions: '4,2', search: 'gala' }).filter,
  ).toMatchObject({
    types: ['NETWORK'],
    skillDatabaseIds: [4, 2],
    search: 'gala',
  });
});
