import { expect, test } from 'vitest';
import { timelineHref } from './timelineHref.ts';

test.each([
  ['POSTED', '/locations/1/gigs/7'],
  ['SHIFT_EDITED', '/locations/1/gigs/7'],
  ['SHIFT_CANCELLED', '/locations/1/gigs/7'],
  ['PUNCHES_CHANGED', '/locations/1/gigs/7/roster'],
  ['BREAKS_CHANGED', '/locations/1/gigs/7/roster'],
  ['LOCATED_AT_CLOCK_OUT', '/locations/1/geo-logs'],
  ['LOCATION_REVIEWED', '/locations/1/geo-logs'],
  ['EXTRA_PAYMENT_HELD', '/locations/1/pay/extra'],
  ['DISPUTE_OPENED', null],
])('an entry %s leads to %s', (kind, href) => {
  expect(timelineHref(kind, { locationId: 1, gigId: 7 })).toBe(href);
});

test('nothing leads to a location that the viewer has no access to', () => {
  expect(timelineHref('POSTED', { locationId: null, gigId: 7 })).toBeNull();
});
