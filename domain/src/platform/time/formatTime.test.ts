import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  displayZone,
  formatBackendTime,
  formatDay,
  formatDetailedTime,
  formatTime,
  formatTimeRange,
  zoneAbbreviation,
} from './formatTime.ts';
import { Temporal } from './temporal.ts';

const at = (text: string) => Temporal.Instant.from(text);
const newYork = 'America/New_York';
const losAngeles = 'America/Los_Angeles';

describe('the time of day', () => {
  test.each([
    ['2026-06-01T00:00:00', '12:00 am', '00:00:00', '12:00:00'],
    ['2026-06-01T00:05:09', '12:05 am', '00:05:09', '12:05:09'],
    ['2026-06-01T09:30:00', '9:30 am', '09:30:00', '09:30:00'],
    ['2026-06-01T11:59:59', '11:59 am', '11:59:59', '11:59:59'],
    ['2026-06-01T12:00:00', '12:00 pm', '12:00:00', '12:00:00'],
    ['2026-06-01T17:30:00', '5:30 pm', '17:30:00', '05:30:00'],
    ['2026-06-01T23:59:59', '11:59 pm', '23:59:59', '11:59:59'],
  ])('the time of day at %s on the wall', (wall, usual, backend, detailed) => {
    const instant = Temporal.PlainDateTime.from(wall).toZonedDateTime(newYork).toInstant();
    expect(formatTime(instant, newYork)).toBe(usual);
    expect(formatBackendTime(instant, newYork)).toBe(backend);
    expect(formatDetailedTime(instant, newYork)).toBe(detailed);
  });

  test('the time of day is that of the zone asked for', () => {
    const instant = at('2026-06-01T21:30:00Z');
    expect(formatTime(instant, newYork)).toBe('5:30 pm');
    expect(formatTime(instant, losAngeles)).toBe('2:30 pm');
    expect(formatBackendTime(instant, 'Asia/Kathmandu')).toBe('03:15:00');
  });

  test('the time of day jumps with the clocks in spring and repeats in autumn', () => {
    expect(formatTime(at('2026-03-08T06:59:00Z'), newYork)).toBe('1:59 am');
    expect(formatTime(at('2026-03-08T07:00:00Z'), newYork)).toBe('3:00 am');
    expect(formatTime(at('2026-11-01T05:30:00Z'), newYork)).toBe('1:30 am');
    expect(formatTime(at('2026-11-01T06:30:00Z'), newYork)).toBe('1:30 am');
  });

  test('the time of day can be read back from what REST takes', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), fc.constantFrom(newYork, losAngeles, 'UTC'), (seconds, zone) => {
        const instant = Temporal.Instant.fromEpochMilliseconds(seconds * 1000);
        const wall = instant.toZonedDateTimeISO(zone).toPlainTime();
        expect(Temporal.PlainTime.from(formatBackendTime(instant, zone)).equals(wall)).toBe(true);
      }),
    );
  });

  test('the time of day has no answer for an unknown zone', () => {
    expect(() => formatTime(at('2026-06-01T21:30:00Z'), 'Mars/Base')).toThrow(RangeError);
  });
});

describe('formatTimeRange', () => {
  test.each([
    ['2026-06-01T21:00Z', '2026-06-02T03:30Z', '5:00 pm – 11:30 pm'],
    ['2026-06-02T02:00Z', '2026-06-02T10:00Z', '10:00 pm – 6:00 am (+1 day)'],
    ['2026-06-02T02:00Z', '2026-06-02T04:00Z', '10:00 pm – 12:00 am (+1 day)'],
    ['2026-06-02T02:00Z', '2026-06-03T10:00Z', '10:00 pm – 6:00 am (+2 days)'],
  ])('the time range from %s to %s is "%s" in New York', (start, end, text) => {
    expect(formatTimeRange(at(start), at(end), newYork)).toBe(text);
  });

  test('a time range sees the days of the zone, not of UTC', () => {
    expect(formatTimeRange(at('2026-06-01T23:00Z'), at('2026-06-02T02:00Z'), losAngeles)).toBe(
      '4:00 pm – 7:00 pm',
    );
  });
});

describe('formatDay', () => {
  const now = at('2026-11-20T14:00Z');

  test.each([
    ['2026-11-20T23:00Z', newYork, 'Fri, Nov 20'],
    ['2026-11-21T02:00Z', newYork, 'Fri, Nov 20'],
    ['2026-11-21T02:00Z', 'UTC', 'Sat, Nov 21'],
    ['2027-01-01T12:00Z', newYork, 'Fri, Jan 1, 2027'],
    ['2027-01-01T03:00Z', newYork, 'Thu, Dec 31'],
    ['2025-12-31T12:00Z', newYork, 'Wed, Dec 31, 2025'],
  ])('%s in %s is "%s"', (instant, zone, text) => {
    expect(formatDay(at(instant), zone, now)).toBe(text);
  });

  test('a day takes the current year from the zone, too', () => {
    const newYearInUtc = at('2027-01-01T02:00Z');
    expect(formatDay(newYearInUtc, newYork, newYearInUtc)).toBe('Thu, Dec 31');
    expect(formatDay(at('2026-01-05T12:00Z'), newYork, newYearInUtc)).toBe('Mon, Jan 5');
    expect(formatDay(at('2027-01-05T12:00Z'), newYork, newYearInUtc)).toBe('Tue, Jan 5, 2027');
  });
});

describe('zoneAbbreviation', () => {
  test.each([
    ['2026-01-15T12:00Z', newYork, 'EST'],
    ['2026-07-15T12:00Z', newYork, 'EDT'],
    ['2026-07-15T12:00Z', 'America/Phoenix', 'MST'],
    ['2026-07-15T12:00Z', 'Asia/Tokyo', 'GMT+9'],
  ])('at %s %s is %s', (instant, zone, name) => {
    expect(zoneAbbreviation(at(instant), zone)).toBe(name);
  });
});

describe('displayZone', () => {
  test.each([
    ["the location's zone", losAngeles, losAngeles],
    ["the browser's for a location without one", null, newYork],
    ["the browser's for an empty name", '', newYork],
    ["the browser's for a zone this runtime does not know", 'Mars/Base', newYork],
  ])('the zone that is displayed is %s', (_case, locationZone, zone) => {
    expect(displayZone(locationZone, newYork)).toBe(zone);
    // A list asks again for every row.
    expect(displayZone(locationZone, newYork)).toBe(zone);
  });
});
