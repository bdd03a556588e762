import { expect, test } from 'vitest';
import { gigListStatuses } from './gigListStatus.ts';
import { isShortStaffed } from './shortStaffed.ts';

test.each([
  [1, true],
  [3, true],
  [4, false],
  [5, false],
])('a filled gig of 4 places with %i confirmed pros: short-staffed %s', (confirmed, isShort) => {
  expect(isShortStaffed('READY', { places: 4, confirmed })).toBe(isShort);
});

test('a gig of any other status is not short-staffed', () => {
  const others = gigListStatuses.filter((status) => status !== 'READY');
  expect(others.some((status) => isShortStaffed(status, { places: 4, confirmed: 1 }))).toBe(false);
});
