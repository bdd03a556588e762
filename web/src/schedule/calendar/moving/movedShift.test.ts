import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { describe, expect, test } from 'vitest';
import { movedShift, type ShiftMove } from './movedShift.ts';

const zone = 'America/New_York';
const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;

function moved(start: string, end: string, move: Partial<ShiftMove>) {
  const shift = movedShift(at(start), at(end), zone, { days: 0, minutes: 0, resizeMinutes: 0, ...move });
  return {
    written: [shift.date, shift.startTime, shift.endTime].join(' '),
    start: new Date(shift.startMs).toISOString(),
    end: new Date(shift.endMs).toISOString(),
  };
}

/** 5 pm to 11 pm on the day before daylight saving time ends. */
const move = (change: Partial<ShiftMove>) => moved('2026-10-31T21:00:00Z', '2026-11-01T03:00:00Z', change);

describe('a shift from 5 pm to 11 pm in New York', () => {
  test('a shift does not change without a move', () => {
    expect(move({})).toEqual({
      written: '2026-10-31 17:00:00 23:00:00',
      start: '2026-10-31T21:00:00.000Z',
      end: '2026-11-01T03:00:00.000Z',
    });
  });

  test('a shift keeps its local times across the end of daylight saving time', () => {
    expect(move({ days: 1 })).toEqual({
      written: '2026-11-01 17:00:00 23:00:00',
      start: '2026-11-01T22:00:00.000Z',
      end: '2026-11-02T04:00:00.000Z',
    });
  });

  test('a shift ends on the next day when it is moved past midnight', () => {
    expect(move({ minutes: 120 })).toMatchObject({ written: '2026-10-31 19:00:00 01:00:00' });
  });

  test('a shift moves to a later day and an earlier time', () => {
    expect(move({ days: 1, minutes: -120 })).toMatchObject({ written: '2026-11-01 15:00:00 21:00:00' });
  });

  test('a shift is limited to 15 minutes to 16 hours', () => {
    expect(move({ resizeMinutes: -600 }).written).toBe('2026-10-31 17:00:00 17:15:00');
    expect(move({ resizeMinutes: 6000 }).written).toBe('2026-10-31 17:00:00 09:00:00');
  });
});

test('a start skipped by daylight saving time moves to the next valid time', () => {
  const { written, start, end } = moved('2026-03-07T07:30:00Z', '2026-03-07T12:30:00Z', { days: 1 });
  expect(written).toBe('2026-03-08 02:30:00 07:30:00');
  expect(start).toBe('2026-03-08T07:00:00.000Z');
  expect(end).toBe('2026-03-08T12:00:00.000Z');
});
