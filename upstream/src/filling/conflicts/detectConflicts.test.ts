import { describe, expect, test } from 'vitest';
import type { ScheduledWork } from './conflict.ts';
import { detectConflicts, type Week } from './detectConflicts.ts';

/** A week of 168 hours from hour 0 on, and the one after it. */
const weeks: Week[] = [
  { start: at(0), end: at(168) },
  { start: at(168), end: at(336) },
];

function at(hours: number): Date {
  return new Date(Date.UTC(2026, 0, 4) + hours * 3_600_000);
}

function work(from: number, until: number, unpaid_break_minutes = 0): ScheduledWork {
  return {
    gig_id: from,
    location_id: 1,
    location_name: 'Harbor House',
    start_time: at(from),
    end_time: at(until),
    unpaid_break_minutes,
    is_confirmed: true,
  };
}

const kinds = (gig: ScheduledWork, ...held: ScheduledWork[]) =>
  detectConflicts(gig, held, weeks).map(({ kind }) => kind);

describe('a gig from hour 30 to 38', () => {
  const gig = work(30, 38);

  test.each([
    ['nothing', [], []],
    ['work within it', [work(32, 33)], ['OVERLAP']],
    ['work around it', [work(29, 39)], ['OVERLAP']],
    ['work that ends a minute after its start', [work(20, 30 + 1 / 60)], ['OVERLAP']],
    ['work that ends as it starts', [work(26, 30)], ['SHORT_REST']],
    ['work that begins as it ends', [work(38, 40)], ['SHORT_REST']],
    ['a minute less than 8 hours before it', [work(20, 22 + 1 / 60)], ['SHORT_REST']],
    ['8 hours before it', [work(20, 22)], []],
    ['8 hours after it', [work(46, 47)], []],
    ['a minute less than 8 hours after it', [work(46 - 1 / 60, 47)], ['SHORT_REST']],
    ['two at once', [work(24, 26), work(37, 39)], ['OVERLAP', 'SHORT_REST']],
  ])('a gig beside %s: %j', (_, held, expected) => {
    expect(kinds(gig, ...held)).toEqual(expected);
  });

  test('the rest between two gigs is in whole minutes', () => {
    expect(detectConflicts(gig, [work(20, 27.51)], weeks)).toMatchObject([
      { kind: 'SHORT_REST', restMinutes: 149 },
    ]);
  });
});

/** Work on this many consecutive days from hour 2 on, at the start of the week. */
const days = (count: number, hours: number, pause = 0) =>
  Array.from({ length: count }, (_, day) => work(day * 24 + 2, day * 24 + 2 + hours, pause));

describe('a week', () => {
  test('a week has overtime after more than 40 hours', () => {
    expect(kinds(work(122, 130), ...days(4, 8))).toEqual([]);
    expect(detectConflicts(work(122, 130 + 1 / 60), days(4, 8), weeks)).toEqual([
      { kind: 'OVERTIME', minutes: 2401, weekStart: at(0) },
    ]);
  });

  test('unpaid breaks do not count toward overtime', () => {
    expect(kinds(work(122, 130, 30), ...days(4, 8))).toEqual([]);
    expect(kinds(work(122, 131, 30), ...days(4, 8, 30))).toEqual([]);
    expect(kinds(work(122, 131, 30), ...days(4, 8))).toEqual(['OVERTIME']);
  });

  test('only the part of a night shift within the week counts', () => {
    const night = work(164, 172);
    expect(kinds(night, ...days(4, 9))).toEqual([]);
    expect(kinds(night, ...days(5, 9))).toEqual(['OVERTIME']);
  });

  test('a night shift that ends in the week can bring overtime', () => {
    const next = Array.from({ length: 4 }, (_, day) => work(192 + day * 24, 202 + day * 24));
    expect(detectConflicts(work(164, 172), next, weeks)).toEqual([
      { kind: 'OVERTIME', minutes: 2640, weekStart: at(168) },
    ]);
    // Ignores overtime in a week without the gig.
    expect(kinds(work(150, 158), ...next, work(300, 305))).toEqual([]);
  });
});
