import { expect, test } from 'vitest';
import {
  cancellationReasonFromWire,
  cancellationReasons,
  cancellationReasonToWire,
} from './cancellationReason.ts';

test('the two reasons of the platform and the location contain the product name in responses', () => {
  expect(cancellationReasonToWire('CANCELLED_BY_PLATFORM_ADMIN', 'acme')).toBe('CANCELLED_BY_ACME_ADMIN');
  expect(cancellationReasonToWire('CANCELLED_BY_LOCATION_MANAGER', 'acme')).toBe(
    'CANCELLED_BY_ACME_LOCATION_MANAGER',
  );
});

test('each reason survives the round trip to its name and back', () => {
  const there = cancellationReasons.map((reason) => cancellationReasonToWire(reason, 'acme'));

  expect(there.map((wire) => cancellationReasonFromWire(wire, 'acme'))).toEqual(cancellationReasons);
});

test.each(['CANCELLED_BY_OTHER_ADMIN', 'CANCELLED_BY_PLATFORM_ADMIN', 'nonsense'])(
  '%s is not a reason',
  (wire) => {
    expect(cancellationReasonFromWire(wire, 'acme')).toBeUndefined();
  },
);
