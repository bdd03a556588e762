import { expect, test } from 'vitest';
import type { PlacesInDetail } from './coverage.ts';
import { coverageMatrix } from './coverageMatrix.ts';

const taken = (
  places: number,
  confirmed: number,
  { selected = 0, missing = 0, offered = 0, noShows = 0 }: Partial<PlacesInDetail> = {},
) => ({
  places,
  confirmed,
  selected,
  missing,
  offered,
  noShows,
});

const gig = (columnId: string, position: string, places: number, confirmed: number) => ({
  columnId,
  position,
  ...taken(places, confirmed),
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
        cells: [null, taken(2, 2)],
        total: taken(2, 2),
      },
      {
        position: 'Server',
        cells: [taken(3, 1), taken(5, 4)],
        total: taken(8, 5),
      },
    ],
    totals: [taken(3, 1), taken(7, 6)],
    total: taken(10, 7),
  });
});

test('an event without gigs has no places', () => {
  expect(coverageMatrix([], [])).toEqual({ rows: [], totals: [], total: taken(0, 0) });
});

test('those who are picked, asked, missing or did not come add up, too', () => {
  const { totals, total } = coverageMatrix(
    ['noon', 'night'],
    [
      { ...gig('noon', 'Server', 4, 2), selected: 1, missing: 2, offered: 1 },
      { ...gig('noon', 'Bartender', 2, 1), missing: 1, noShows: 1 },
      { ...gig('night', 'Server', 4, 0), selected: 3, offered: 1 },
    ],
  );

  expect(totals).toEqual([
    taken(6, 3, { selected: 1, missing: 3, offered: 1, noShows: 1 }),
    taken(4, 0, { selected: 3, offered: 1 }),
  ]);
  expect(total).toEqual(taken(10, 3, { selected: 4, missing: 3, offered: 2, noShows: 1 }));
});
