import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currentLocationId } from './currentLocation.ts';

describe('currentLocationId', () => {
  test.each<[string, number | null, number[], number | null]>([
    ['keeps the stored location while it is in the list', 7, [3, 7, 9], 7],
    ['takes the first when the stored one is not in the list', 8, [3, 7, 9], 3],
    ['takes the first when nothing is stored', null, [3, 7, 9], 3],
    ['is cleared when the list is empty', 7, [], null],
    ['stays empty when nothing is stored and the list is empty', null, [], null],
    ['keeps a stored id of 0', 0, [3, 0], 0],
  ])('%s', (_guarantee, stored, available, current) => {
    expect(currentLocationId(stored, available)).toBe(current);
  });

  test('the current location is always one of the list, and choosing again changes nothing', () => {
    fc.assert(
      fc.property(fc.option(fc.nat(20)), fc.array(fc.nat(20), { minLength: 1 }), (stored, available) => {
        const current = currentLocationId(stored, available);
        expect(available).toContain(current);
        expect(currentLocationId(current, available)).toBe(current);
      }),
    );
  });
});
