import { expect, test } from 'vitest';
import { testCardEffect, testCardLabel, testCards } from './testCards.ts';

test('each test card says what it is and what happens', () => {
  expect(testCards.map((card) => `${testCardLabel(card)}: ${testCardEffect(card)}`)).toEqual([
    'Visa ending in 4242: Is accepted immediately.',
    'Visa ending in 0002: Is declined.',
    'Visa ending in 0341: Is accepted, and declined when a shift is paid.',
    'Visa ending in 9995: Is accepted, and has insufficient funds when a shift is paid.',
    'Visa ending in 0069: Is accepted, and has expired when a shift is paid.',
    'Mastercard ending in 3155: The bank asks you to approve it first.',
    'Bank account ending in 6789: Waits until the bank has verified it.',
    'Bank account ending in 0077: Is accepted. The bank takes a day to approve a payment.',
    'Bank account ending in 1116: Is accepted. The bank refuses a payment after a day.',
    'Bank account ending in 1124: Is accepted. The bank returns a payment that is on its way.',
    'Bank account ending in 1132: Is accepted. The bank returns a payment three days later, when it has arrived.',
    'Visa ending in 0259: Is accepted. The bank takes a payment back three days later.',
    'Visa ending in 0275: Is accepted. The bank takes a payment back three days later, and gives it back two days after that.',
    'Visa ending in 0267: Is accepted. The bank takes a quarter of a payment back three days later.',
  ]);
});
