import { describe, expect, test } from 'vitest';
import { isSessionExpired } from './sessionExpiry.ts';

describe('isSessionExpired', () => {
  test.each([
    ['a millisecond before its end', 1_000, 999, false],
    ['at its end', 1_000, 1_000, true],
    ['after its end', 1_000, 1_001, true],
    ['when its end cannot be read', Number.NaN, 999, true],
  ])('whether a session is expired %s', (_case, expiresAt, now, isExpired) => {
    expect(isSessionExpired(expiresAt, now)).toBe(isExpired);
  });
});
