import { expect, test } from 'vitest';
import { applicationStatuses } from './applicationStatus.ts';
import { cancellationReasons } from '../../schedule/cancelling/cancellationReason.ts';
import { shiftOutcome } from './shiftOutcome.ts';

test('what is over without a cancellation was worked', () => {
  const outcomes = applicationStatuses.map((status) => [
    status,
    shiftOutcome({ status, isConfirmed: true, reason: null }),
  ]);
  expect(Object.fromEntries(outcomes)).toEqual({
    CANCELLED: null,
    BUSINESS_PAYMENT_FAILED: 'WORKED',
    BUSINESS_PAYMENT_PROCESSING: 'WORKED',
    PAID: 'WORKED',
    PRO_PAID: 'WORKED',
    PRO_PAYMENT_FAILED: 'WORKED',
    PRO_PAYMENT_PROCESSING: 'WORKED',
    UNPAID: 'WORKED',
    CONFIRMED: null,
    SELECTED: null,
    CREATED: null,
  });
});

test('only those cancellations count that are by the pro', () => {
  const counted = cancellationReasons.flatMap((reason) => {
    const outcome = shiftOutcome({ status: 'CANCELLED', isConfirmed: true, reason });
    return outcome === null ? [] : [[reason, outcome]];
  });
  expect(Object.fromEntries(counted)).toEqual({
    CANCELLED_BY_PRO: 'CANCELLED',
    CALLED_OUT: 'CANCELLED',
    NO_SHOW: 'NO_SHOW',
  });
});

test('an application that was withdrawn before it was confirmed was no shift', () => {
  expect(shiftOutcome({ status: 'CANCELLED', isConfirmed: false, reason: 'CANCELLED_BY_PRO' })).toBeNull();
});
