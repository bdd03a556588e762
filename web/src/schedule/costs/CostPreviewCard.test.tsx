import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { CostPreviewCard } from './CostPreviewCard.tsx';
import type { CostedShift } from './previewCost.ts';

const rates = {
  platformPercentage: 20,
  inNetworkPercentage: 5,
  w2Percentage: 10,
  backgroundCheckPercentage: 2,
  tippingPercentage: 0,
  gatewayFee: { percentage: 2.9, fixedCents: 30, maximumCents: null },
  cancellation: { freeHours: 24, guaranteedHours: 4 },
};

const night: CostedShift = {
  date: '2099-10-24',
  startTime: '22:00',
  endTime: '06:00',
  unpaidBreakMinutes: 30,
  wageCents: 2400,
  bonusCents: 0,
  places: 3,
};

function show(shifts: readonly CostedShift[], changes: Partial<typeof rates> | { gatewayFee: null } = {}) {
  return render(
    <CostPreviewCard
      shifts={shifts}
      rates={{ ...rates, ...changes }}
      zone="America/New_York"
      type="MARKETPLACE"
      employmentType="W2"
      isBackgroundCheckRequired
    />,
  );
}

describe('the cost of what is about to be posted', () => {
  test('the cost of a posting waits for a shift to be complete', async () => {
    const screen = await show([]);
    await expect.element(screen.getByText(/^Choose a position, times and a wage/)).toBeVisible();
  });

  test('names every fee, how it was computed, and the total', async () => {
    const screen = await show([night]);
    const card = screen.getByRole('region', { name: 'Cost' });
    for (const text of [
      'Wages7 h 30 min × $24.00 × 3$540.00',
      'Platform fee20% of $540.00$108.00',
      'Payroll fee (W-2)10% of $540.00$54.00',
      'Background check fee2% of $540.00$10.80',
      'Payment processing2.9% + $0.30 per charge$21.57',
      'Total$734.37',
      'each confirmed pro is paid up to 4 h: $288.00 with all places confirmed.',
    ]) {
      await expect.element(card).toMatchTextContent(text);
    }
  });

  test('the cost of a series shows one date and all of them, the longer night of the clock change among them', async () => {
    const screen = await show([night, { ...night, date: '2099-10-31' }]);
    await expect
      .element(screen.getByRole('region', { name: 'Sat, Oct 24, 2099' }))
      .toMatchTextContent('This date$734.37');
    const all = screen.getByRole('region', { name: 'All 2 dates' });
    await expect.element(all).toMatchTextContent('Wages$1,152.00');
    await expect.element(all).toMatchTextContent('All dates$1,566.54');
    await expect.element(screen.getByText(/\$288\.00 for the first date/)).toBeVisible();
  });

  test('says what is missing while there is no payment method', async () => {
    const screen = await show([night], { gatewayFee: null });
    await expect.element(screen.getByText(/no payment method is set up yet/)).toBeVisible();
  });

  test('says so where calling off is always free', async () => {
    const screen = await show([night], { cancellation: { freeHours: 0, guaranteedHours: 4 } });
    await expect.element(screen.getByText('You can cancel for free until the start.')).toBeVisible();
  });

  test('fits a phone, and has no accessibility violations', async () => {
    await page.viewport(360, 700);
    await show([night, { ...night, date: '2099-10-31' }]);
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await expectAccessible();
  });
});
