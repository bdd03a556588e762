import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { gigPhase, type GigPhase } from './gigPhase.ts';
import type { GigStatus } from './gigStatus.ts';

const startTime = Temporal.Instant.from('2026-11-21T22:00:00Z');
const endTime = Temporal.Instant.from('2026-11-22T04:00:00Z');

test.each<[GigStatus, number, string, GigPhase]>([
  ['POSTED', 0, '2026-11-20T12:00:00Z', 'RECRUITING'],
  ['UNAPPROVED', 0, '2026-11-20T12:00:00Z', 'RECRUITING'],
  ['CONFIRMED', 2, '2026-11-21T19:59:59Z', 'RECRUITING'],
  ['CONFIRMED', 2, '2026-11-21T20:00:00Z', 'TODAY'],
  ['POSTED', 0, '2026-11-21T21:00:00Z', 'TODAY'],
  ['CONFIRMED', 2, '2026-11-22T03:59:59Z', 'TODAY'],
  ['INCOMPLETE', 2, '2026-11-22T03:00:00Z', 'AFTER'],
  ['INCOMPLETE', 2, '2026-11-22T04:00:00Z', 'AFTER'],
  ['FAILED_PAYMENT', 2, '2026-11-25T04:00:00Z', 'AFTER'],
  ['CONFIRMED', 2, '2026-11-22T04:00:00Z', 'AFTER'],
  ['UNFILLED', 0, '2026-11-22T04:00:00Z', 'CLOSED'],
  ['COMPLETED', 2, '2026-11-25T04:00:00Z', 'CLOSED'],
  ['CANCELLED', 2, '2026-11-20T12:00:00Z', 'CLOSED'],
])('a %s gig with %d confirmed pros is at %s in the phase %s', (status, confirmed, now, phase) => {
  expect(gigPhase({ status, startTime, endTime, confirmed }, Temporal.Instant.from(now))).toBe(phase);
});
