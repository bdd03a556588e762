import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heightOf, timeAxis, wallMinutesAt, type AxisDay } from './timeAxis.ts';

const zone = 'America/New_York';
const day = (text: string) => Temporal.PlainDate.from(text);
const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;

function only(text: string, inZone = zone): AxisDay {
  const [first] = timeAxis([day(text)], inZone).days;
  if (!first) throw new Error('A day has an axis.');
  return first;
}

describe('one day', () => {
  test.each([
    ['an ordinary one', '2026-11-20', 24],
    ['that on which the clocks go back', '2026-11-01', 25],
    ['that on which they go forward', '2026-03-08', 23],
  ])('a day has as many rows as hours: %s', (_what, date, hours) => {
    expect(timeAxis([day(date)], zone).rows).toHaveLength(hours);
    expect(only(date).hours.every((hour) => hour !== null)).toBe(true);
  });

  test('a time axis shows a repeated hour in two rows', () => {
    const { rows } = timeAxis([day('2026-11-01')], zone);
    expect(rows.slice(0, 4)).toEqual([
      { hour: 0, isRepeated: false },
      { hour: 1, isRepeated: false },
      { hour: 1, isRepeated: true },
      { hour: 2, isRepeated: false },
    ]);
    expect(heightOf(only('2026-11-01'), at('2026-11-01T05:30:00Z'))).toBe(1.5);
    expect(heightOf(only('2026-11-01'), at('2026-11-01T06:30:00Z'))).toBe(2.5);
  });

  test('a time axis has no row for a skipped hour', () => {
    const { rows } = timeAxis([day('2026-03-08')], zone);
    expect(rows.slice(0, 3).map(({ hour }) => hour)).toEqual([0, 1, 3]);
    expect(heightOf(only('2026-03-08'), at('2026-03-08T07:30:00Z'))).toBe(2.5);
  });

  test('a time axis clamps instants outside the day', () => {
    expect(heightOf(only('2026-11-20'), at('2026-11-20T04:00:00Z'))).toBe(0);
    expect(heightOf(only('2026-11-20'), at('2026-11-21T09:00:00Z'))).toBe(24);
  });
});

describe('a week with a daylight saving change', () => {
  test('the time axis of a week has a row for the repeated hour, and a gap there on the other days', () => {
    const { rows, days } = timeAxis([day('2026-11-01'), day('2026-11-02')], zone);
    expect(rows).toHaveLength(25);
    expect(days[1]?.hours[2]).toBeNull();
    // The same local time is at the same height.
    expect(heightOf(days[0]!, at('2026-11-01T22:00:00Z'))).toBe(18);
    expect(heightOf(days[1]!, at('2026-11-02T22:00:00Z'))).toBe(18);
  });

  test('the time axis of a week has a gap for the skipped hour on the day without it', () => {
    const { rows, days } = timeAxis([day('2026-03-07'), day('2026-03-08')], zone);
    expect(rows).toHaveLength(24);
    expect(days[1]?.hours[2]).toBeNull();
    expect(wallMinutesAt(days[1]!, 2.5)).toBe(180);
  });
});

describe('heights and local times', () => {
  test('heights and local times agree in the half hour that Lord Howe repeats', () => {
    const axisDay = only('2026-04-05', 'Australia/Lord_Howe');
    const halfAndQuarter = axisDay.startMs + 135 * 60_000;
    expect(wallMinutesAt(axisDay, heightOf(axisDay, halfAndQuarter))).toBe(105);
  });

  test.each(['America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/Sao_Paulo'])(
    'in %s, a later moment is never higher up, and the clock agrees',
    (inZone) => {
      const dates = fc.integer({ min: 0, max: 730 }).map((days) => day('2026-01-01').add({ days }));
      fc.assert(
        fc.property(
          dates,
          fc.array(fc.integer({ min: 0, max: 23 * 60 }), { minLength: 2 }),
          (date, minutes) => {
            const axisDay = only(date.toString(), inZone);
            const moments = minutes
              .map((minute) => axisDay.startMs + minute * 60_000)
              .toSorted((a, b) => a - b);
            const heights = moments.map((ms) => heightOf(axisDay, ms));
            expect(heights).toEqual(heights.toSorted((a, b) => a - b));
            for (const ms of moments.filter((moment) => moment < axisDay.endMs)) {
              const { hour } = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(inZone);
              expect(Math.floor(wallMinutesAt(axisDay, heightOf(axisDay, ms)) / 60)).toBe(hour);
            }
          },
        ),
        { numRuns: 40 },
      );
    },
  );
});
