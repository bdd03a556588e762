import { expect, test } from 'vitest';
import { badgesFor } from './badges.ts';

const record = (gigsWorked: number, rating: number | null, completionPercentage: number | null = 99) => ({
  gigsWorked,
  rating,
  completionPercentage,
  callouts: 0,
  noShows: 0,
  reviews: 10,
  ratings: [],
});

test.each([
  [true, record(0, null, null), ['VERIFICATION']],
  [false, record(7, 5), []],
  [false, record(8, 4.2), ['BRONZE']],
  [true, record(25, 4.5), ['VERIFICATION', 'SILVER']],
  [false, record(60, 4.75), ['GOLD']],
  [false, record(60, 4.9), ['GOLD', 'TOP_PRO']],
  [false, record(60, 4.9, 96), ['GOLD']],
  [false, record(200, 4.1), []],
])('verified %s with %o earns %o', (isVerified, earned, badges) => {
  expect(badgesFor(isVerified, earned)).toEqual(badges);
});
