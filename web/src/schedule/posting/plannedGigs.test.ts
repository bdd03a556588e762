import { expect, test } from 'vitest';
import { plannedGigs } from './plannedGigs.ts';
import { emptyLine } from './postingValues.ts';

const days = ['2026-06-01', '2026-06-02'];
const lines = [
  {
    ...emptyLine('a'),
    places: '4',
    placesByDay: { '2026-06-01': ' 2 ', '2026-06-02': '0', '2026-06-09': '5' },
  },
  { ...emptyLine('b'), placesByDay: { '2026-06-01': '', '2026-06-02': 'x' } },
];

test('a single shift is the first line on its date', () => {
  expect(plannedGigs({ type: 'single', lines, days, date: '2026-06-05' })).toEqual([
    { lineIndex: 0, line: lines[0], date: '2026-06-05', places: '4', placesPath: 'lines.0.places' },
  ]);
});

test('a plan has one gig per position and day with places, for its current days', () => {
  expect(
    plannedGigs({ type: 'event', lines, days, date: '' }).map(({ date, places, placesPath }) => [
      date,
      places,
      placesPath,
    ]),
  ).toEqual([
    ['2026-06-01', '2', 'lines.0.placesByDay.2026-06-01'],
    ['2026-06-02', 'x', 'lines.1.placesByDay.2026-06-02'],
  ]);
});
