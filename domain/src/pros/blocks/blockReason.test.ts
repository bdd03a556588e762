import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blockReasonFromWire,
  blockReasonLabel,
  blockReasons,
  blockReasonToWire,
  teamBlockReasons,
} from './blockReason.ts';

describe('the names of block reasons in the REST API', () => {
  test.each([
    ['CANCELLED_CONFIRMED_PRO', 'CANCELLED_CONFIRMED_PRO'],
    ['CANCELLED_CALLED_OUT', 'CANCELLED_CALLED_OUT'],
    ['COMPLETED_GIG_AFTER_PAYMENT', 'COMPLETED_GIG_AFTER_PAYMENT'],
    ['BLOCKED_BY_PLATFORM_ADMIN', 'BLOCKED_BY_BRIGADE_ADMIN'],
  ] as const)('the block reason %s is %s in the REST API', (reason, wire) => {
    expect(blockReasonToWire(reason, 'brigade')).toBe(wire);
    expect(blockReasonFromWire(wire, 'brigade')).toBe(reason);
  });

  test('the names of block reasons survive a round trip for any product slug', () => {
    const slug = fc.stringMatching(/^[a-z][a-z0-9_]{0,20}$/);
    fc.assert(
      fc.property(fc.constantFrom(...blockReasons), slug, (reason, product) => {
        expect(blockReasonFromWire(blockReasonToWire(reason, product), product)).toBe(reason);
      }),
    );
  });

  test.each(['BLOCKED_BY_ACME_ADMIN', 'BLOCKED_BY_PLATFORM_ADMIN', ''])(
    'the unknown name "%s" is no block reason',
    (wire) => {
      expect(blockReasonFromWire(wire, 'brigade')).toBeNull();
    },
  );
});

test('a team can give every block reason except that of platform admins', () => {
  expect(blockReasons.filter((reason) => !teamBlockReasons.some((offered) => offered === reason))).toEqual([
    'BLOCKED_BY_PLATFORM_ADMIN',
  ]);
});

test('every block reason has a distinct text', () => {
  expect(new Set(blockReasons.map(blockReasonLabel)).size).toBe(4);
  expect(blockReasonLabel('CANCELLED_CALLED_OUT')).toBe('Called out');
});
