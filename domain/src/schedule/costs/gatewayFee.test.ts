import { expect, test } from 'vitest';
import { gatewayFee } from './gatewayFee.ts';

const card = { percentage: 2.9, fixedCents: 30, maximumCents: null };
const bankAccount = { percentage: 0.8, fixedCents: 0, maximumCents: 500 };

test.each([
  [10_000, card, 320],
  [1_000_000, card, 29_030],
  [0, card, 0],
  [10_000, bankAccount, 80],
  [62_500, bankAccount, 500],
  [100_000, bankAccount, 500],
])('a charge of %d cents at %j costs %d cents', (chargeCents, rate, expected) => {
  expect(gatewayFee(chargeCents, rate)).toBe(expected);
});
