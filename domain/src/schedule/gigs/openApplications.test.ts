import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openApplications } from './openApplications.ts';

describe('openApplications', () => {
  test.each([
    [{ total: 10, cancelled: 3, selected: 2 }, 5],
    [{ total: 5, cancelled: 3, selected: 2 }, 0],
    [{ total: 0, cancelled: 0, selected: 0 }, 0],
    [{ total: 4, cancelled: 3, selected: 2 }, 0],
  ])('the counts %o leave %i open applications', (counts, open) => {
    expect(openApplications(counts)).toBe(open);
  });

  test('the number of open applications is never below 0 nor above the total', () => {
    const counts = fc.record({ total: fc.nat(), cancelled: fc.nat(), selected: fc.nat() });
    fc.assert(
      fc.property(counts, (some) => {
        const open = openApplications(some);
        expect(open).toBeGreaterThanOrEqual(0);
        expect(open).toBeLessThanOrEqual(some.total);
      }),
    );
  });
});
