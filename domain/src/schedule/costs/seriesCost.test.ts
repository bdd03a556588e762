import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { shiftTimes } from '../gigs/shiftTimes.ts';
import { gigCost } from './gigCost.ts';
import { seriesCost } from './seriesCost.ts';

const rates = {
  platformPercentage: 20,
  inNetworkPercentage: 0,
  w2Percentage: 0,
  backgroundCheckPercentage: 0,
  tippingPercentage: 0,
  gatewayFee: null,
};

function nightOf(date: string, bonusCents = 0) {
  const { minutes } = shiftTimes(
    {
      date: Temporal.PlainDate.from(date),
      startTime: Temporal.PlainTime.from('22:00'),
      endTime: Temporal.PlainTime.from('06:00'),
    },
    'America/New_York',
  );
  return gigCost(
    {
      type: 'MARKETPLACE',
      employmentType: 'F1099',
      minutes,
      unpaidBreakMinutes: 0,
      wageCents: 2_000,
      bonusCents,
      places: 1,
      isBackgroundCheckRequired: false,
    },
    rates,
  );
}

test('the night of a series on which the clocks go back is an hour longer, and paid', () => {
  const { lines, totalCents } = seriesCost(
    ['2026-10-24', '2026-10-31', '2026-11-07'].map((date) => nightOf(date)),
  );

  expect(lines).toEqual([
    { code: 'LABOR', cents: 16_000 + 18_000 + 16_000 },
    { code: 'PLATFORM_FEE', cents: 10_000 },
  ]);
  expect(totalCents).toBe(60_000);
});

test('the costs of a series have a line that only some gigs have in display order', () => {
  const { lines } = seriesCost([nightOf('2026-06-01'), nightOf('2026-06-08', 1_000)]);

  expect(lines.map(({ code }) => code)).toEqual(['LABOR', 'BONUS', 'PLATFORM_FEE']);
});

test('a series without gigs costs nothing', () => {
  expect(seriesCost([])).toEqual({ lines: [], totalCents: 0 });
});
