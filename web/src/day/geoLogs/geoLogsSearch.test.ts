import { expect, test } from 'vitest';
import { readGeoLogsSearch, writeGeoLogsSearch } from './geoLogsSearch.ts';

test.each([
  [{}, { show: 'all', search: '' }],
  [
    { show: 'flagged', search: ' Ana ' },
    { show: 'flagged', search: 'Ana' },
  ],
  [
    { show: 'closed', search: 7 },
    { show: 'all', search: '' },
  ],
])('%j reads as %j', (search, choice) => {
  expect(readGeoLogsSearch(search)).toEqual(choice);
});

test('defaults are left out of the address', () => {
  expect(writeGeoLogsSearch({ show: 'all', search: '' })).toEqual({});
  expect(writeGeoLogsSearch({ show: 'flagged', search: 'Ana' })).toEqual({ show: 'flagged', search: 'Ana' });
});
