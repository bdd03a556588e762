import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cancellationReasonFromWire,
  cancellationReasonLabel,
  cancellationReasons,
  cancellationReasonToWire,
} from './cancellationReason.ts';

const slug = fc.stringMatching(/^[a-z][a-z0-9_]{0,20}$/);

describe('cancellation reasons on the wire', () => {
  test.each([
    ['CANCELLED_BY_PLATFORM_ADMIN', 'CANCELLED_BY_BRIGADE_ADMIN'],
    ['CANCELLED_BY_LOCATION_MANAGER', 'CANCELLED_BY_BRIGADE_LOCATION_MANAGER'],
    ['CANCELLED_BY_PRO', 'CANCELLED_BY_PRO'],
    ['PRO_SUSPENDED', 'PRO_SUSPENDED'],
    ['BUSINESS_CALLED_OUT', 'BUSINESS_CALLED_OUT'],
    ['CALLED_OUT', 'CALLED_OUT'],
    ['FEWER_PROS_NEEDED', 'FEWER_PROS_NEEDED'],
    ['NO_SHOW', 'NO_SHOW'],
    ['OVERRIDE_AUTOSELECT', 'OVERRIDE_AUTOSELECT'],
    ['STAFFER_DISMISSAL', 'STAFFER_DISMISSAL'],
    ['PRO_BLOCKED', 'PRO_BLOCKED'],
    ['OTHER', 'OTHER'],
  ] as const)('the cancellation reason %s is %s on the wire', (reason, wire) => {
    expect(cancellationReasonToWire(reason, 'brigade')).toBe(wire);
    expect(cancellationReasonFromWire(wire, 'brigade')).toBe(reason);
  });

  test('the table above holds every cancellation reason', () => {
    expect(cancellationReasons).toHaveLength(12);
  });

  test('cancellation reasons come back unchanged for any product', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cancellationReasons), slug, (reason, product) => {
        expect(cancellationReasonFromWire(cancellationReasonToWire(reason, product), product)).toBe(reason);
      }),
    );
  });

  test.each(['CANCELLED_BY_ACME_ADMIN', 'CANCELLED_BY_PLATFORM_ADMIN', 'no_show', ''])(
    'the unknown name "%s" is no cancellation reason',
    (wire) => {
      expect(cancellationReasonFromWire(wire, 'brigade')).toBeNull();
    },
  );
});

test('every cancellation reason has its own words', () => {
  expect(new Set(cancellationReasons.map(cancellationReasonLabel)).size).toBe(12);
  expect(cancellationReasonLabel('NO_SHOW')).toBe('No-show');
});
