import { expect, test } from 'vitest';
import { pathParameters } from './pathParameters.ts';

test('the parts that a pattern names are read from the path', () => {
  expect(pathParameters('/locations/:locationId/gigs/:gigId/pay', '/locations/7/gigs/12/pay')).toEqual({
    locationId: '7',
    gigId: '12',
  });
});

test('an optional last part may be missing', () => {
  const pattern = '/locations/:locationId/dashboards{/:name}?';
  expect(pathParameters(pattern, '/locations/7/dashboards/spend')).toEqual({
    locationId: '7',
    name: 'spend',
  });
  expect(pathParameters(pattern, '/locations/7/dashboards')).toEqual({ locationId: '7' });
  expect(pathParameters(pattern, '/locations/7/dashboards/')).toEqual({ locationId: '7' });
});

test('a pattern without names has no parts', () => {
  expect(pathParameters('/settings', '/settings')).toEqual({});
});
