import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultGigListStatuses,
  type GigListStatus,
  gigListStatus,
  gigListStatuses,
  gigListStatusFromWire,
  gigListStatusLabel,
  gigListStatusToWire,
} from './gigListStatus.ts';
import { type GigStatus, gigStatuses } from './gigStatus.ts';

describe('gigListStatus', () => {
  test.each<[GigStatus, GigListStatus]>([
    ['UNAPPROVED', 'UNFILLED'],
    ['POSTED', 'UNFILLED'],
    ['UNFILLED', 'UNFILLED'],
    ['CONFIRMED', 'READY'],
    ['COMPLETED', 'COMPLETED'],
    ['INCOMPLETE', 'PAYMENT_DUE'],
    ['FAILED_PAYMENT', 'PAYMENT_ERROR'],
    ['CANCELLED', 'CANCELLED'],
  ])('lists %s under %s', (status, listStatus) => {
    expect(gigListStatus(status)).toBe(listStatus);
  });

  test('every filter of gig lists has a status of gigs', () => {
    expect(gigStatuses).toHaveLength(8);
    expect(new Set(gigStatuses.map(gigListStatus))).toEqual(new Set(gigListStatuses));
  });
});

describe('gig list filters', () => {
  test.each<[GigListStatus, string, string]>([
    ['UNFILLED', 'unfilled', 'Unfilled'],
    ['READY', 'ready', 'Filled'],
    ['COMPLETED', 'completed', 'Completed'],
    ['PAYMENT_DUE', 'paymentDue', 'Payment due'],
    ['PAYMENT_ERROR', 'paymentError', 'Payment error'],
    ['CANCELLED', 'cancelled', 'Cancelled'],
  ])('%s is %s on the wire and "%s" for people', (status, wire, label) => {
    expect(gigListStatusToWire(status)).toBe(wire);
    expect(gigListStatusFromWire(wire)).toBe(status);
    expect(gigListStatusLabel(status)).toBe(label);
  });

  test('the filters of gig lists take no other name from the address bar', () => {
    const known = new Set(gigListStatuses.map(gigListStatusToWire));
    const anyName = fc.oneof(
      fc.string(),
      fc.constantFrom('READY', 'filled', 'payment_due', 'Cancelled', '__proto__', 'constructor'),
    );
    fc.assert(
      fc.property(anyName, (name) => {
        expect(gigListStatusFromWire(name) === null).toBe(!known.has(name));
      }),
    );
  });

  test('the filters of gig lists show all but the cancelled gigs by default', () => {
    expect(defaultGigListStatuses).toEqual([
      'UNFILLED',
      'READY',
      'COMPLETED',
      'PAYMENT_DUE',
      'PAYMENT_ERROR',
    ]);
  });
});
