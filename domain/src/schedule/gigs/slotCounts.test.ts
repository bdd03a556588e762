import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlacesInDetail } from '../events/coverage.ts';
import { slotCounts, slotDetails, slotText } from './slotCounts.ts';

const none = { places: 0, confirmed: 0, selected: 0, missing: 0, offered: 0, noShows: 0 };

test.each<[Partial<PlacesInDetail>, string]>([
  [{ places: 3 }, '0 of 3 confirmed, 3 open'],
  [{ places: 3, confirmed: 3 }, '3 of 3 confirmed'],
  [{ places: 3, confirmed: 4 }, '4 of 3 confirmed'],
  [{ places: 5, confirmed: 2, offered: 1, noShows: 1 }, '2 of 5 confirmed, 1 offered, 1 no-show, 1 open'],
  [
    { places: 6, confirmed: 2, selected: 1, missing: 1, noShows: 2 },
    '2 of 6 confirmed, 1 selected, 1 not clocked in, 2 no-shows, 1 open',
  ],
  // More pros may be asked than there are places.
  [{ places: 4, confirmed: 2, offered: 5 }, '2 of 4 confirmed, 2 offered'],
  [{ places: 4, confirmed: 3, offered: 5, noShows: 1 }, '3 of 4 confirmed, 1 no-show'],
  [{ places: 2, confirmed: 2, selected: 1, offered: 1, noShows: 1 }, '2 of 2 confirmed, 1 selected'],
])('%j reads "%s"', (taken, text) => {
  expect(slotText({ ...none, ...taken })).toBe(text);
});

test('no place of a gig is open any more after the shift', () => {
  const taken = { ...none, places: 5, confirmed: 3, noShows: 1 };
  expect(slotText(taken, true)).toBe('3 of 5 confirmed, 1 no-show, 1 not filled');
  expect(slotDetails(taken)).toEqual(['1 no-show', '1 open']);
});

test('each place has one state, and only people beyond the places have more', () => {
  const count = fc.nat({ max: 300 });
  fc.assert(
    fc.property(
      fc.record({
        places: count,
        confirmed: count,
        selected: count,
        missing: count,
        offered: count,
        noShows: count,
      }),
      (taken) => {
        const states = Object.values(slotCounts(taken));
        expect(Math.min(...states)).toBeGreaterThanOrEqual(0);
        expect(states.reduce((sum, state) => sum + state, 0)).toBe(
          Math.max(taken.places, taken.confirmed + taken.selected),
        );
      },
    ),
  );
});
