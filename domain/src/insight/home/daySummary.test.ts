import { expect, test } from 'vitest';
import { daySummary } from './daySummary.ts';

const busy = { shifts: 12, locations: 5, places: 26, filled: 20 };

test.each([
  [{ ...busy, shifts: 0, now: null }, 'No shifts.'],
  [{ ...busy, now: null }, '12 shifts at 5 locations. 20 of 26 places filled.'],
  [{ ...busy, now: { in: 0, missing: 0 } }, '12 shifts at 5 locations. 20 of 26 places filled.'],
  [
    { ...busy, now: { in: 9, missing: 0 } },
    '12 shifts at 5 locations. 20 of 26 places filled. 9 clocked in.',
  ],
  [
    { shifts: 1, locations: 1, places: 1, filled: 0, now: { in: 0, missing: 1 } },
    '1 shift at 1 location. 0 of 1 place filled. 0 clocked in, 1 missing.',
  ],
])('%o reads: %s', (counts, expected) => {
  expect(daySummary(counts)).toBe(expected);
});
