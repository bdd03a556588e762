import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type License, locationMode } from './locationMode.ts';

const marketplace = (locationId: number): License => ({ licenseName: 'marketplace', locationId });
const hire = (locationId: number): License => ({ licenseName: 'hire', locationId });

describe('locationMode at location 1', () => {
  test.each<[string, License[], string]>([
    ['no license at all', [], 'MARKETPLACE'],
    ['licenses for other locations only', [hire(2), marketplace(3)], 'MARKETPLACE'],
    ['a marketplace license', [marketplace(1)], 'MARKETPLACE'],
    ['a hire license', [hire(1)], 'HIRE'],
    ['both licenses', [hire(1), marketplace(1)], 'MARKETPLACE'],
    ['a hire license here and a marketplace license elsewhere', [hire(1), marketplace(2)], 'HIRE'],
  ])('the mode of a location with %s', (_case, licenses, mode) => {
    expect(locationMode(licenses, 1)).toBe(mode);
  });

  test('licenses of other locations never matter', () => {
    const license = fc.record({
      licenseName: fc.constantFrom('marketplace' as const, 'hire' as const),
      locationId: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(license), (licenses) => {
        const ownOnly = licenses.filter(({ locationId }) => locationId === 1);
        expect(locationMode(licenses, 1)).toBe(locationMode(ownOnly, 1));
      }),
    );
  });
});
