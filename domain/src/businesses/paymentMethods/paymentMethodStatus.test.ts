import { expect, test } from 'vitest';
import {
  paymentMethodStatuses,
  paymentMethodStatusLabel,
  paymentMethodStatusMeaning,
} from './paymentMethodStatus.ts';

test('each status of a payment method has a label and its own meaning', () => {
  expect(paymentMethodStatuses.map(paymentMethodStatusLabel)).toEqual([
    'No payment method',
    'Being verified',
    'Active',
    'Needs attention',
  ]);
  expect(new Set(paymentMethodStatuses.map(paymentMethodStatusMeaning)).size).toBe(4);
});

test('a payment method that cannot be charged asks for another one', () => {
  expect(paymentMethodStatusMeaning('FAILED')).toBe(
    'This payment method cannot be charged. Add another one.',
  );
});
