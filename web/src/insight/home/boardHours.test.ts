import { describe, expect, test } from 'vitest';
import { boardHours, hourLabel, shareOf } from './boardHours.ts';

const gig = (startTime: string, endTime: string) => ({ startTime, endTime });

describe('the hours of a board', () => {
  test('the hours of a board reach from the hour of the first start to that of the last end', () => {
    const hours = boardHours([
      gig('2026-11-23T17:30:00Z', '2026-11-23T22:00:00Z'),
      gig('2026-11-23T16:15:00Z', '2026-11-23T20:10:00Z'),
    ]);
    expect(hours).toMatchObject({
      from: Date.parse('2026-11-23T16:00:00Z'),
      until: Date.parse('2026-11-23T22:00:00Z'),
    });
    expect(hours?.ticks).toHaveLength(6);
  });

  test('the hours of a board are six at least, so that a shift of one hour does not fill the board', () => {
    const hours = boardHours([gig('2026-11-23T17:00:00Z', '2026-11-23T18:00:00Z')]);
    expect(hours).toMatchObject({
      from: Date.parse('2026-11-23T16:00:00Z'),
      until: Date.parse('2026-11-23T22:00:00Z'),
    });
  });

  test('the hours of a board name at most eight of them', () => {
    const hours = boardHours([gig('2026-11-23T00:00:00Z', '2026-11-23T23:00:00Z')]);
    expect(hours?.ticks).toHaveLength(8);
  });

  test('the hours of a board do not exist without shifts', () => {
    expect(boardHours([])).toBeNull();
  });

  test('the hours of a board place an instant', () => {
    const hours = { from: 0, until: 100, ticks: [] };
    expect([shareOf(0, hours), shareOf(50, hours), shareOf(150, hours)]).toEqual([0, 0.5, 1.5]);
  });
});

test.each([
  [0, '12 am'],
  [9, '9 am'],
  [12, '12 pm'],
  [17, '5 pm'],
])('the hour %d is called %s', (hour, label) => {
  expect(hourLabel(hour)).toBe(label);
});
