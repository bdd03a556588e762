import { describe, expect, test } from 'vitest';
import { type CostedShift, previewCost } from './previewCost.ts';

const rates = {
  platformPercentage: 20,
  inNetworkPercentage: 5,
  w2Percentage: 0,
  backgroundCheckPercentage: 0,
  tippingPercentage: 0,
  gatewayFee: null,
  cancellation: { freeHours: 24, guaranteedHours: 4 },
};
const terms = { type: 'MARKETPLACE', employmentType: 'F1099', isBackgroundCheckRequired: false } as const;
const night: CostedShift = {
  date: '2026-10-24',
  startTime: '22:00',
  endTime: '06:00',
  unpaidBreakMinutes: 0,
  wageCents: 2000,
  bonusCents: 0,
  places: 2,
};

function preview(shifts: readonly CostedShift[]) {
  return previewCost(shifts, terms, rates, 'America/New_York');
}

describe('what a posting will cost', () => {
  test('the cost of a posting is nothing yet while no shift is complete', () => {
    expect(preview([])).toBeNull();
  });

  test('the cost of one shift says how each part was computed', () => {
    expect(preview([night])).toEqual({
      firstDate: '2026-10-24',
      onFirstDate: {
        shifts: 1,
        lines: [
          { code: 'LABOR', cents: 32_000, how: '8 h × $20.00 × 2' },
          { code: 'PLATFORM_FEE', cents: 6_400, how: '20% of $320.00' },
        ],
        totalCents: 38_400,
        lateCancellationCents: 16_000,
      },
      dates: 1,
      altogether: null,
    });
  });

  test('the cost of a series counts the hour that the night of the clock change has more', () => {
    const series = ['2026-10-24', '2026-10-31', '2026-11-07'].map((date) => ({ ...night, date }));
    expect(preview(series)).toMatchObject({
      onFirstDate: { totalCents: 38_400 },
      dates: 3,
      altogether: { shifts: 3, totalCents: 38_400 + 43_200 + 38_400, lateCancellationCents: 48_000 },
    });
  });

  test('the costs of several shifts on one date add up', () => {
    expect(preview([night, { ...night, places: 1 }])).toMatchObject({
      dates: 1,
      onFirstDate: { shifts: 2, lines: [{ how: null, cents: 48_000 }, { cents: 9_600 }] },
      altogether: null,
    });
  });
});
