import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { startCountsAsPast } from './startCountsAsPast.ts';

describe('startCountsAsPast', () => {
  const sixPm = Temporal.ZonedDateTime.from('2026-06-01T18:00[America/New_York]');

  test.each([
    ['2026-06-01T17:44:59.999-04:00', false],
    ['2026-06-01T17:45:00-04:00', false],
    ['2026-06-01T17:45:00.000000001-04:00', true],
    ['2026-06-01T18:00:00-04:00', true],
    ['2026-06-02T09:00:00-04:00', true],
    ['2026-05-31T23:00:00-04:00', false],
  ])('a start at 6 pm in New York, seen at %s: %s', (now, isPast) => {
    expect(startCountsAsPast(sixPm, Temporal.Instant.from(now))).toBe(isPast);
  });

  test('counts 15 real minutes across the spring gap', () => {
    const afterGap = Temporal.ZonedDateTime.from('2026-03-08T03:05[America/New_York]');
    expect(startCountsAsPast(afterGap, Temporal.Instant.from('2026-03-08T01:49:59-05:00'))).toBe(false);
    expect(startCountsAsPast(afterGap, Temporal.Instant.from('2026-03-08T01:50:01-05:00'))).toBe(true);
  });

  test('counts 15 real minutes within the repeated autumn hour', () => {
    const secondPass = Temporal.ZonedDateTime.from('2026-11-01T01:05:00-05:00[America/New_York]');
    expect(startCountsAsPast(secondPass, Temporal.Instant.from('2026-11-01T01:49:59-04:00'))).toBe(false);
    expect(startCountsAsPast(secondPass, Temporal.Instant.from('2026-11-01T01:50:01-04:00'))).toBe(true);
  });

  test('depends only on the instant, not on the time zone', () => {
    const zones = ['America/Los_Angeles', 'America/Phoenix', 'Pacific/Honolulu', 'Asia/Kathmandu', 'UTC'];
    const minute = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        minute,
        fc.integer({ min: -60, max: 60 }),
        (zone, at, offset) => {
          const start = Temporal.Instant.fromEpochMilliseconds(1_750_000_000_000 + at * 60_000);
          const now = start.add({ minutes: offset });
          expect(startCountsAsPast(start.toZonedDateTimeISO(zone), now)).toBe(offset > -15);
        },
      ),
    );
  });
});
