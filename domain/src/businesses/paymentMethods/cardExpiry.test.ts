import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { cardExpiry } from './cardExpiry.ts';

test.each([
  ['2026-03-02T15:00:00Z', 3, 2026, 'EXPIRES_SOON'],
  ['2026-03-02T15:00:00Z', 4, 2026, 'VALID'],
  ['2026-03-17T12:00:00Z', 4, 2026, 'EXPIRES_SOON'],
  ['2026-03-02T15:00:00Z', 12, 2030, 'VALID'],
  ['2026-03-02T15:00:00Z', 2, 2026, 'EXPIRED'],
  ['2026-03-02T15:00:00Z', 12, 2025, 'EXPIRED'],
  // Noon in Greenwich is when the first of a month begins in the last zone.
  ['2026-04-01T11:59:59Z', 3, 2026, 'EXPIRES_SOON'],
  ['2026-04-01T12:00:00Z', 3, 2026, 'EXPIRED'],
  // December is followed by January.
  ['2026-12-31T12:00:00Z', 12, 2026, 'EXPIRES_SOON'],
  ['2027-01-01T12:00:00Z', 12, 2026, 'EXPIRED'],
] as const)('at %s a card that ends %i/%i is %s', (now, month, year, expected) => {
  expect(cardExpiry({ month, year }, Temporal.Instant.from(now))).toBe(expected);
});
