import { expect, test } from 'vitest';
import { testCardEffect, testCardLabel, testCards } from './testCards.ts';

test('each test card says what it is and what happens', () => {
  expect(testCards.map((card) => `${testCardLabel(card)}: ${testCardEffect(card)}`)).toEqual([
    'Visa ending in 4242: Is accepted immediately.',
    'Visa ending in 0002: Is declined.',
    'Visa ending in 0341: Is accepted, and declined when a shift is paid.',
    'Mastercard ending in 3155: The bank asks you to approve it first.',
    'Bank account ending in 6789: Waits until the bank has verified it.',
  ]);
});
