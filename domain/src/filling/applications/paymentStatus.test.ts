import { describe, expect, test } from 'vitest';
import { type PaymentFlags, paymentFlags, type PaymentStatus, paymentStatuses } from './paymentStatus.ts';

describe('paymentFlags', () => {
  test.each<[PaymentStatus, keyof PaymentFlags]>([
    ['PENDING_TRANSFER', 'isProcessing'],
    ['IN_TRANSIT', 'isProcessing'],
    ['SUBMITTED', 'isProcessing'],
    ['ERROR', 'isFailed'],
    ['FAILED', 'isFailed'],
    ['AVAILABLE', 'isPaid'],
  ])('the payment status %s sets only %s', (status, flag) => {
    const none = { isProcessing: false, isFailed: false, isPaid: false };
    expect(paymentFlags(status)).toEqual({ ...none, [flag]: true });
  });

  test('no payment sets no flag', () => {
    expect(paymentFlags(null)).toEqual({ isProcessing: false, isFailed: false, isPaid: false });
  });

  test('every status sets exactly one flag', () => {
    expect(paymentStatuses).toHaveLength(6);
    for (const status of paymentStatuses) {
      expect(Object.values(paymentFlags(status)).filter(Boolean)).toHaveLength(1);
    }
  });
});
