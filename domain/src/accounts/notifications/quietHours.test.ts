import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { isQuiet } from './quietHours.ts';

const timeZone = 'America/New_York';
const hours = (start: string, end: string) => ({ isEnabled: true, start, end, timeZone });
const at = (text: string) => Temporal.ZonedDateTime.from(`${text}[${timeZone}]`).toInstant();

describe('isQuiet', () => {
  test.each([
    ['22:00', '07:00', '2026-06-01T21:59:59', false],
    ['22:00', '07:00', '2026-06-01T22:00', true],
    ['22:00', '07:00', '2026-06-02T00:00', true],
    ['22:00', '07:00', '2026-06-02T06:59:59', true],
    ['22:00', '07:00', '2026-06-02T07:00', false],
    ['13:00', '15:30', '2026-06-01T12:59', false],
    ['13:00', '15:30', '2026-06-01T13:00', true],
    ['13:00', '15:30', '2026-06-01T15:30', false],
    ['00:00', '06:00', '2026-06-01T00:00', true],
    ['00:00', '06:00', '2026-06-01T23:59', false],
    ['08:00', '08:00', '2026-06-01T08:00', true],
    ['08:00', '08:00', '2026-06-01T07:59', true],
  ])('quiet hours from %s to %s, seen at %s: %s', (start, end, moment, quiet) => {
    expect(isQuiet(hours(start, end), at(moment))).toBe(quiet);
  });

  test('whether a moment is quiet is a matter of the zone', () => {
    const moment = Temporal.Instant.from('2026-06-02T03:00:00Z');

    expect(isQuiet({ ...hours('22:00', '07:00'), timeZone: 'America/New_York' }, moment)).toBe(true);
    expect(isQuiet({ ...hours('22:00', '07:00'), timeZone: 'America/Los_Angeles' }, moment)).toBe(false);
  });

  test('quiet hours follow the clock on the wall when it is moved', () => {
    // On the night of March 8, 2026, two o'clock is followed by three.
    expect(isQuiet(hours('22:00', '03:30'), Temporal.Instant.from('2026-03-08T03:15:00-04:00'))).toBe(true);
    expect(isQuiet(hours('22:00', '03:30'), Temporal.Instant.from('2026-03-08T03:30:00-04:00'))).toBe(false);
    // On November 1 the hour from one to two comes twice, and is quiet twice.
    expect(isQuiet(hours('22:00', '01:30'), Temporal.Instant.from('2026-11-01T01:15:00-04:00'))).toBe(true);
    expect(isQuiet(hours('22:00', '01:30'), Temporal.Instant.from('2026-11-01T01:15:00-05:00'))).toBe(true);
  });

  test('no moment is quiet without being switched on, nor without a zone', () => {
    const moment = at('2026-06-01T23:00');

    expect(isQuiet({ ...hours('22:00', '07:00'), isEnabled: false }, moment)).toBe(false);
    expect(isQuiet({ ...hours('22:00', '07:00'), timeZone: null }, moment)).toBe(false);
  });

  test('at each moment either the quiet hours or their complement hold', () => {
    const time = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(time, time, fc.nat(525_600), (start, end, minutes) => {
        fc.pre(start !== end);
        const moment = at('2026-01-01T00:00').add({ minutes });
        expect(isQuiet(hours(start, end), moment)).toBe(!isQuiet(hours(end, start), moment));
      }),
    );
  });
});
