import { expect, test } from 'vitest';
import { workCost } from './workCost.ts';

const rates = {
  platformPercentage: 20,
  inNetworkPercentage: 5,
  w2Percentage: 12.5,
  backgroundCheckPercentage: 2,
  tippingPercentage: 3,
  gatewayFee: { percentage: 2.9, fixedCents: 30, maximumCents: null },
  cancellation: { freeHours: 24, guaranteedHours: 4 },
};
const terms = {
  type: 'MARKETPLACE',
  employmentType: 'F1099',
  isBackgroundCheckRequired: false,
  wageCents: 2_400,
  bonusCents: 0,
} as const;
const known = {
  minutes: 450,
  hasGatewayFee: true,
  kept: { tipCents: 0, bonusCents: 0 },
  lines: [{ label: 'Wages', cents: 18_000 }],
  totalCents: 22_256,
};
const nothing = { tipCents: null, bonusCents: null };

test('the cost of work without extras is what the server computed', () => {
  expect(workCost(known, terms, rates, nothing)).toBe(known);
});

test('a tip of nothing costs what the server computed', () => {
  expect(workCost(known, terms, rates, { ...nothing, tipCents: 0 }).totalCents).toBe(22_256);
});

test('a typed bonus keeps the tip of the payment that failed', () => {
  const failed = { ...known, kept: { tipCents: 1_000, bonusCents: 300 } };
  expect(workCost(failed, terms, rates, { tipCents: null, bonusCents: 500 }).totalCents).toBe(23_934);
});

test('a tip and a bonus move the fees and the total', () => {
  expect(workCost(known, terms, rates, { tipCents: 1_000, bonusCents: 500 })).toEqual({
    lines: [
      { label: 'Wages', cents: 18_000 },
      { label: 'Bonus', cents: 500 },
      { label: 'Platform fee', cents: 3_700 },
      { label: 'Tip', cents: 1_000 },
      { label: 'Tipping fee', cents: 30 },
      { label: 'Payment processing', cents: 704 },
    ],
    totalCents: 23_934,
  });
});

test('an invoiced location has no fee of the card network', () => {
  const invoiced = { ...known, hasGatewayFee: false };
  expect(workCost(invoiced, terms, rates, { ...nothing, tipCents: 1_000 }).totalCents).toBe(22_630);
});
