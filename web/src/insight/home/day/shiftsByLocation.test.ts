import { expect, test } from 'vitest';
import { shiftsByLocation } from './shiftsByLocation.ts';

const shift = (locationId: number, hour: number, missing = 0) => ({
  locationId,
  missing,
  startTime: `2099-01-15T${hour}:00:00Z`,
});

test('locations where pros are missing come first, then those whose first shift starts first', () => {
  const groups = shiftsByLocation([
    shift(1, 12),
    shift(2, 10),
    shift(3, 15, 1),
    shift(1, 14),
    shift(4, 16, 2),
  ]);

  expect(groups.map(([first]) => first?.locationId)).toEqual([4, 3, 2, 1]);
  expect(groups.at(-1)).toEqual([shift(1, 12), shift(1, 14)]);
});

test('an empty list of shifts has no locations', () => {
  expect(shiftsByLocation([])).toEqual([]);
});
