import { expect, test } from 'vitest';
import { hourRows } from './hourRows.ts';

test('the rows are the days from the start of the week on, with all hours between the first and the last', () => {
  const friday = { weekday: 'FRIDAY', hour: 17, places: 3, open: 1 } as const;
  const monday = { weekday: 'MONDAY', hour: 15, places: 2, open: 0 } as const;
  const rows = hourRows([friday, monday], 'SATURDAY');

  expect(rows.map(({ weekday }) => weekday)).toEqual([
    'SATURDAY',
    'SUNDAY',
    'MONDAY',
    'TUESDAY',
    'WEDNESDAY',
    'THURSDAY',
    'FRIDAY',
  ]);
  expect(rows.map(({ hours }) => hours.map(({ hour }) => hour))).toEqual(
    Array.from({ length: 7 }, () => [15, 16, 17]),
  );
  expect(rows[2]?.hours).toEqual([
    monday,
    { weekday: 'MONDAY', hour: 16, places: 0, open: 0 },
    { weekday: 'MONDAY', hour: 17, places: 0, open: 0 },
  ]);
  expect(rows[6]?.hours[2]).toBe(friday);
});
