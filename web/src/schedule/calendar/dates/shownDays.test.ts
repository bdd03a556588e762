import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { describe, expect, test } from 'vitest';
import { periodTitle } from './periodTitle.ts';
import { shownDays, turnPage } from './shownDays.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

describe('the visible days around a day', () => {
  test.each([
    ['month', '2026-11-20', '2026-11-01', '2026-12-05', 35, 'November 2026'],
    ['month', '2026-05-01', '2026-04-26', '2026-06-06', 42, 'May 2026'],
    ['month', '2026-02-14', '2026-02-01', '2026-02-28', 28, 'February 2026'],
    ['week', '2026-11-20', '2026-11-15', '2026-11-21', 7, 'Nov 15 – 21, 2026'],
    ['week', '2026-11-15', '2026-11-15', '2026-11-21', 7, 'Nov 15 – 21, 2026'],
    ['week', '2026-12-31', '2026-12-27', '2027-01-02', 7, 'Dec 27, 2026 – Jan 2, 2027'],
    ['day', '2026-11-20', '2026-11-20', '2026-11-20', 1, 'Friday, November 20, 2026'],
  ] as const)('the visible days of a %s with %s', (span, date, from, until, count, title) => {
    const days = shownDays(span, day(date)).map(String);
    expect([days[0], days.at(-1), days.length]).toEqual([from, until, count]);
    // Browsers use thin spaces around the dash.
    expect(periodTitle(span, day(date)).replaceAll(/\s/g, ' ')).toBe(title);
  });

  test.each([
    ['month', '2026-01-31', 1, '2026-02-28'],
    ['month', '2026-03-31', -1, '2026-02-28'],
    ['week', '2026-11-20', 1, '2026-11-27'],
    ['day', '2026-11-01', -1, '2026-10-31'],
  ] as const)('the page after or before a %s with %s', (span, date, direction, expected) => {
    expect(turnPage(span, day(date), direction).toString()).toBe(expected);
  });
});
