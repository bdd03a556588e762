import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gigTypes } from '../gigs/gigType.ts';
import { type CostedGig, gigCost } from './gigCost.ts';

const rates = {
  platformPercentage: 20,
  inNetworkPercentage: 5,
  w2Percentage: 12.5,
  backgroundCheckPercentage: 2,
  tippingPercentage: 3,
  gatewayFee: { percentage: 2.9, fixedCents: 30, maximumCents: null },
};

const gig: CostedGig = {
  type: 'MARKETPLACE',
  employmentType: 'F1099',
  minutes: 480,
  unpaidBreakMinutes: 30,
  wageCents: 2_400,
  bonusCents: 0,
  places: 3,
  isBackgroundCheckRequired: false,
};

describe('a gig costs', () => {
  test('a gig costs wages, the fee of the platform and that of each charge', () => {
    expect(gigCost(gig, rates)).toEqual({
      lines: [
        { code: 'LABOR', cents: 54_000, how: '7 h 30 min × $24.00 × 3' },
        { code: 'PLATFORM_FEE', cents: 10_800, how: '20% of $540.00' },
        { code: 'GATEWAY_FEE', cents: 1_968, how: '2.9% + $0.30 per charge' },
      ],
      perPlaceCents: 22_256,
      totalCents: 66_768,
    });
  });

  test('a gig costs every other fee that it bears, on wages and bonus', () => {
    const change = { employmentType: 'W2', bonusCents: 1_000, isBackgroundCheckRequired: true } as const;
    expect(gigCost({ ...gig, ...change }, rates).lines).toEqual([
      { code: 'LABOR', cents: 54_000, how: '7 h 30 min × $24.00 × 3' },
      { code: 'BONUS', cents: 3_000, how: '$10.00 × 3' },
      { code: 'PLATFORM_FEE', cents: 11_400, how: '20% of $570.00' },
      { code: 'W2_FEE', cents: 7_125, how: '12.5% of $570.00' },
      { code: 'BACKGROUND_CHECK_FEE', cents: 1_140, how: '2% of $570.00' },
      { code: 'GATEWAY_FEE', cents: 2_313, how: '2.9% + $0.30 per charge' },
    ]);
  });

  test("a gig costs the fee of the location's own network in the place of the platform's", () => {
    const { lines } = gigCost({ ...gig, type: 'NETWORK', places: 1 }, { ...rates, gatewayFee: null });
    expect(lines).toEqual([
      { code: 'LABOR', cents: 18_000, how: '7 h 30 min × $24.00' },
      { code: 'IN_NETWORK_FEE', cents: 900, how: '5% of $180.00' },
    ]);
  });

  test('a gig costs a tip and the fee on it, for one place', () => {
    const { lines } = gigCost({ ...gig, places: 1, tipCents: 1_000 }, rates);
    expect(lines.slice(1)).toEqual([
      { code: 'PLATFORM_FEE', cents: 3_600, how: '20% of $180.00' },
      { code: 'TIP', cents: 1_000, how: '$10.00' },
      { code: 'TIPPING_FEE', cents: 30, how: '3% of $10.00' },
      { code: 'GATEWAY_FEE', cents: 686, how: '2.9% + $0.30 per charge' },
    ]);
  });

  test('a gig costs nothing when the break is as long as the shift, not even a charge', () => {
    expect(gigCost({ ...gig, unpaidBreakMinutes: 480 }, rates).totalCents).toBe(0);
  });
});

const percentages = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const anyRates = fc.record({
  platformPercentage: percentages,
  inNetworkPercentage: percentages,
  w2Percentage: percentages,
  backgroundCheckPercentage: percentages,
  tippingPercentage: percentages,
  gatewayFee: fc.option(
    fc.record({
      percentage: percentages,
      fixedCents: fc.integer({ min: 0, max: 100 }),
      maximumCents: fc.option(fc.integer({ min: 100, max: 1_000 })),
    }),
  ),
});
const anyGig: fc.Arbitrary<CostedGig> = fc.record({
  type: fc.constantFrom(...gigTypes),
  employmentType: fc.constantFrom('W2', 'F1099'),
  minutes: fc.integer({ min: 0, max: 960 }),
  unpaidBreakMinutes: fc.integer({ min: 0, max: 120 }),
  wageCents: fc.integer({ min: 0, max: 7_500 }),
  bonusCents: fc.integer({ min: 0, max: 50_000 }),
  places: fc.integer({ min: 1, max: 200 }),
  isBackgroundCheckRequired: fc.boolean(),
});

test('the costs of a gig are whole cents, their lines add up to the total, and the places share it equally', () => {
  fc.assert(
    fc.property(anyGig, anyRates, (costed, charged) => {
      const { lines, totalCents, perPlaceCents } = gigCost(costed, charged);
      expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents);
      expect(lines.every(({ cents }) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
      expect(Number.isSafeInteger(perPlaceCents)).toBe(true);
      expect(perPlaceCents * costed.places).toBe(totalCents);
      expect(new Set(lines.map(({ code }) => code)).size).toBe(lines.length);
    }),
  );
});

test('more hours, wage, bonus or places never cost less', () => {
  const more = fc.record({
    minutes: fc.nat(600),
    wageCents: fc.nat(5_000),
    bonusCents: fc.nat(5_000),
    places: fc.nat(50),
  });
  fc.assert(
    fc.property(anyGig, anyRates, more, (costed, charged, added) => {
      const larger = {
        ...costed,
        minutes: costed.minutes + added.minutes,
        wageCents: costed.wageCents + added.wageCents,
        bonusCents: costed.bonusCents + added.bonusCents,
        places: costed.places + added.places,
      };
      expect(gigCost(larger, charged).totalCents).toBeGreaterThanOrEqual(gigCost(costed, charged).totalCents);
    }),
  );
});
