import { expect, test } from 'vitest';
import { sumCosts } from './sumCosts.ts';

test('adds up line items with the same label', () => {
  const servers = [
    { label: 'Wages', cents: 30_000 },
    { label: 'Platform fee', cents: 6_000 },
  ];
  const cooks = [
    { label: 'Wages', cents: 10_000 },
    { label: 'Bonus', cents: 500 },
  ];

  expect(sumCosts([{ lines: servers }, { lines: cooks }])).toEqual({
    lines: [
      { label: 'Wages', cents: 40_000, how: null },
      { label: 'Platform fee', cents: 6_000, how: null },
      { label: 'Bonus', cents: 500, how: null },
    ],
    totalCents: 46_500,
  });
  expect(sumCosts([])).toEqual({ lines: [], totalCents: 0 });
});
