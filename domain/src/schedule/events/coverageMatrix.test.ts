import { expect, test } from 'vitest';
import { coverageMatrix } from './coverageMatrix.ts';

const gig = (columnId: string, position: string, places: number, confirmed: number) => ({
  columnId,
  position,
  places,
  confirmed,
});

test('gigs add up by position and column', () => {
  const matrix = coverageMatrix(
    ['noon', 'night'],
    [
      gig('noon', 'Server', 3, 1),
      gig('night', 'Server', 4, 4),
      gig('night', 'Server', 1, 0),
      gig('night', 'Bartender', 2, 2),
    ],
  );

  expect(matrix).toEqual({
    rows: [
      {
        position: 'Bartender',
        cells: [null, { places: 2, confirmed: 2 }],
        total: { places: 2, confirmed: 2 },
      },
      {
        position: 'Server',
        cells: [
          { places: 3, confirmed: 1 },
          { places: 5, confirmed: 4 },
        ],
        total: { places: 8, confirmed: 5 },
      },
    ],
    totals: [
      { places: 3, confirmed: 1 },
      { places: 7, confirmed: 6 },
    ],
    total: { places: 10, confirmed: 7 },
  });
});

test('an event without gigs has no places', () => {
  expect(coverageMatrix([], [])).toEqual({ rows: [], totals: [], total: { places: 0, confirmed: 0 } });
});
