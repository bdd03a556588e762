import { expect, test } from 'vitest';
import { mostCredit, mostReward } from './creditLimits.ts';

const amountsOf = (sums: object) =>
  Object.entries(sums).map(([code, cents]) => ({ code: code as 'LABOR', cents }));

test.each([
  ['the platform fee', { LABOR: 19_600, PLATFORM_FEE: 3626 }, 3626],
  ['the network fee', { LABOR: 19_600, IN_NETWORK_FEE: 980 }, 980],
  ['both of them', { LABOR: 39_200, PLATFORM_FEE: 3626, IN_NETWORK_FEE: 980 }, 4606],
  ['no wages, tips, and fees for other things', { LABOR: 100, TIP: 500, TIPPING_FEE: 15, W2_FEE: 900 }, 0],
  ['nothing where fees were given back', { LABOR: 1000, PLATFORM_FEE: -100 }, 0],
])('rewards take off %s', (_what, sums, limit) => {
  expect(mostReward(amountsOf(sums))).toBe(limit);
});

test.each([
  ['everything but the smallest charge', { LABOR: 1000, PLATFORM_FEE: 185 }, 1135],
  ['nothing of an amount that is hardly charged', { LABOR: 50 }, 0],
  ['nothing of a credit', { LABOR: -1000, PLATFORM_FEE: 100 }, 0],
])('credits take off %s', (_what, sums, limit) => {
  expect(mostCredit(amountsOf(sums))).toBe(limit);
});
