import { expect, test } from 'vitest';
import { geoLogsHref, readGeoLogsSearch, writeGeoLogsSearch } from './geoLogsSearch.ts';

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
])('the search params %j read as the choice %j of geo logs', (search, choice) => {
  expect(readGeoLogsSearch(search)).toEqual(choice);
});

test('defaults are left out of the address', () => {
  expect(writeGeoLogsSearch({ show: 'all', search: '' })).toEqual({});
  expect(writeGeoLogsSearch({ show: 'flagged', search: 'Ana' })).toEqual({ show: 'flagged', search: 'Ana' });
});

test('the logs of a pro to review have an address', () => {
  expect(geoLogsHref(3, { show: 'flagged', search: 'Ana S.' })).toBe(
    '/locations/3/geo-logs?show=flagged&search=Ana+S.',
  );
  expect(geoLogsHref(3, { show: 'all', search: '' })).toBe('/locations/3/geo-logs');
});
