import { expect, test } from 'vitest';
import { dashboardCsv } from './dashboardCsv.ts';

const figures = { cost: 123_456, minutes: 100, costPerHour: 2500, workers: 3, uncharged: 0 };

test('the CSV of a dashboard has a line for each row, with plain numbers', () => {
  expect(dashboardCsv('SPEND', 'Week', [{ label: 'Mar 2, 2026', figures, compared: null }])).toBe(
    '\uFEFFWeek,Cost (USD),Hours,Cost per hour (USD),Pros booked,Not charged yet (USD)\r\n' +
      '"Mar 2, 2026",1234.56,1.67,25.00,3,0.00\r\n',
  );
});

test('the CSV of a compared dashboard has the compared figures beside the current ones', () => {
  const compared = {
    filledPercent: null,
    places: 0,
    filled: 0,
    open: 0,
    minutesToFill: null,
    gigs: 0,
    filledGigs: 0,
  };
  const rows = [
    {
      label: '=SUM("A")',
      figures: { ...compared, filledPercent: 87.5, places: 8, filled: 7, open: 1, minutesToFill: 400 },
      compared,
    },
    { label: 'Cook', figures: compared, compared: null },
  ];
  expect(dashboardCsv('FILL_RATE', 'Position', rows).split('\r\n')).toEqual([
    expect.stringContaining(',Time to fill (hours),"Time to fill (hours), compared",Shifts,'),
    `"'=SUM(""A"")",87.5,,8,0,7,0,1,0,6.67,,0,0,0,0`,
    'Cook,,,0,,0,,0,,,,0,,0,',
    '',
  ]);
});
