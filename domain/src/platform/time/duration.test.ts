import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDuration, hhmmss } from './duration.ts';

describe('formatDuration', () => {
  test.each([
    [450, '7 h 30 min'],
    [45, '45 min'],
    [480, '8 h'],
    [60, '1 h'],
    [61, '1 h 1 min'],
    [0, '0 min'],
    [59.6, '1 h'],
    [1_500, '25 h'],
  ])('%d minutes are "%s"', (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text);
  });
});

describe('hhmmss', () => {
  test.each([
    [27_000, '07:30:00'],
    [0, '00:00:00'],
    [59.9, '00:00:59'],
    [3_661, '01:01:01'],
    [86_399, '23:59:59'],
    [360_000, '100:00:00'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(hhmmss(seconds)).toBe(text);
  });

  test('hours, minutes and seconds can be read back', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (seconds) => {
        const [hours, minutes, rest] = hhmmss(seconds).split(':').map(Number);
        expect(hours! * 3600 + minutes! * 60 + rest!).toBe(seconds);
      }),
    );
  });
});

test.each([-1, Number.NaN, Infinity])('%d is no length of time', (value) => {
  expect(() => formatDuration(value)).toThrow(RangeError);
  expect(() => hhmmss(value)).toThrow(RangeError);
});
