import { expect, test } from 'vitest';
import { gatewayFeeText } from './gatewayFeeText.ts';

test.each([
  [{ percentage: 2.9, fixedCents: 30, maximumCents: null }, '2.9% + $0.30 per charge'],
  [{ percentage: 0.8, fixedCents: 0, maximumCents: 500 }, '0.8% per charge, $5.00 at most'],
])('%j reads "%s"', (rate, text) => {
  expect(gatewayFeeText(rate)).toBe(text);
});
