import { expect, test } from 'vitest';
import {
  cancellationReasonFromWire,
  cancellationReasons,
  cancellationReasonToWire,
} from './cancellationReason.ts';

test('the two reasons of the platform and the location carry the product name on the wire', () => {
  expect(cancellationReasonToWire('CANCELLED_BY_PLATFORM_ADMIN', 'acme')).toBe('CANCELLED_BY_ACME_ADMIN');
  expect(cancellationReasonToWire('CANCELLED_BY_LOCATION_MANAGER', 'acme')).toBe(
    'CANCELLED_BY_ACME_LOCATION_MANAGER',
  );
});

test('each reason comes back from the wire as it was', () => {
  const there = cancellationReasons.map((reason) => cancellationReasonToWire(reason, 'acme'));

  expect(there.map((wire) => cancellationReasonFromWire(wire, 'acme'))).toEqual(cancellationReasons);
});

test.each(['CANCELLED_BY_OTHER_ADMIN', 'CANCELLED_BY_PLATFORM_ADMIN', 'nonsense'])(
  '%s is no reason',
  (wire) => {
    expect(cancellationReasonFromWire(wire, 'acme')).toBeUndefined();
  },
);
