import { expect, test } from 'vitest';
import { readEventsSearch, writeEventsSearch } from './eventsSearch.ts';

test.each([
  [{}, { period: 'upcoming', search: '' }],
  [
    { period: 'never', search: 7 },
    { period: 'upcoming', search: '' },
  ],
  [
    { period: 'past', search: ' gala ' },
    { period: 'past', search: 'gala' },
  ],
] as const)('parses %o as %o', (search, choice) => {
  expect(readEventsSearch(search)).toEqual(choice);
});

test('omits defaults from the search params', () => {
  expect(writeEventsSearch({ period: 'upcoming', search: '' })).toEqual({});
  expect(writeEventsSearch({ period: 'past', search: 'gala' })).toEqual({ period: 'past', search: 'gala' });
});
