import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault, makeGig } from '../../testing/world.ts';

const money = (amountCents: number) => ({ amountCents, currency: 'USD' });

const cost = {
  lines: [
    { code: 'LABOR', label: 'Wages', amount: money(26_950), how: '5 h 30 min × $24.50 × 2' },
    { code: 'PLATFORM_FEE', label: 'Platform fee', amount: money(5_390), how: '20% of $269.50' },
  ],
  perPlace: money(16_170),
  total: money(32_340),
};

const fill = (confirmed: number) => ({ ...makeGig(5).fill, confirmed });

async function open(facts: Record<string, unknown>) {
  const { screen } = await renderApp('/locations/1/gigs/5?tab=cost', { gig: makeGig(5, facts) });
  await expect.element(screen.getByRole('tab', { selected: true })).toBeVisible();
  return {
    card: screen.getByRole('region', { name: 'Cost' }),
    tab: screen.getByRole('tab', { name: 'Cost' }),
  };
}

describe('the cost of a gig', () => {
  test('the cost of a gig is shown on its page, line by line, with the cost so far', async () => {
    const { card } = await open({ cost, fill: fill(1) });
    await expect.element(card).toMatchTextContent('Wages5 h 30 min × $24.50 × 2$269.50');
    await expect.element(card).toMatchTextContent('Total for 2 places$323.40');
    await expect.element(card).toMatchTextContent('1 of 2 confirmed: $161.70 so far.');
  });

  test('the cost of a gig is just the total once every place is taken', async () => {
    const { card } = await open({ cost, fill: fill(2) });
    await expect.element(card).toMatchTextContent('Total for 2 places$323.40');
    await expect.element(card).not.toMatchTextContent('so far');
  });

  test('the cost is hidden from those who may not see it', async () => {
    const { card, tab } = await open({
      cost: () => {
        throw fault('FORBIDDEN');
      },
    });
    await expect.element(card).not.toBeInTheDocument();
    await expect.element(tab).not.toBeInTheDocument();
  });

  test('the cost of a cancelled gig says nothing', async () => {
    const { card, tab } = await open({ cost, status: 'CANCELLED' });
    await expect.element(card).not.toBeInTheDocument();
    await expect.element(tab).not.toBeInTheDocument();
  });
});
