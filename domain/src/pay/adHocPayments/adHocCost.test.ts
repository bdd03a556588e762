import { expect, test } from 'vitest';
import { adHocCostLines } from './adHocCost.ts';

const nothing = {
  tipAmount: 0,
  tippingFee: 0,
  platformFee: 0,
  backgroundCheckFee: 0,
  paymentGatewayFee: 0,
};

test('shows each fee that applies', () => {
  const cost = { ...nothing, proAmount: 2000, platformFee: 370, paymentGatewayFee: 99, paymentAmount: 2469 };
  expect(adHocCostLines(cost)).toEqual([
    { label: 'To the pro', cents: 2000 },
    { label: 'Platform fee', cents: 370 },
    { label: 'Payment processing', cents: 99 },
  ]);
});

test('names a tip', () => {
  const cost = { ...nothing, proAmount: 2000, tipAmount: 2000, tippingFee: 60, paymentAmount: 2060 };
  expect(adHocCostLines(cost).map(({ label }) => label)).toEqual(['Tip to the pro', 'Tipping fee']);
});
