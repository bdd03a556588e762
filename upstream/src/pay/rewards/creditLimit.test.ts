import { expect, test } from 'vitest';
import { creditLimit } from './creditLimit.ts';

test.each([
  ['the platform fee', { LABOR: 19_600, PLATFORM_FEE: 3626 }, 3626],
  ['the network fee', { LABOR: 19_600, IN_NETWORK_FEE: 980 }, 980],
  ['both of them', { LABOR: 39_200, PLATFORM_FEE: 3626, IN_NETWORK_FEE: 980 }, 4606],
  ['no wages, tips, and fees for other things', { LABOR: 100, TIP: 500, TIPPING_FEE: 15, W2_FEE: 900 }, 0],
  ['less than everything there is to charge', { LABOR: -3000, PLATFORM_FEE: 3626 }, 576],
  ['nothing of a credit', { LABOR: -1000, PLATFORM_FEE: 100 }, 0],
  ['nothing where fees were given back', { LABOR: 1000, PLATFORM_FEE: -100 }, 0],
])('takes off %s', (_what, sums, limit) => {
  const amounts = Object.entries(sums).map(([code, cents]) => ({ code: code as 'LABOR', cents }));
  expect(creditLimit(amounts)).toBe(limit);
});
