import { expect, test } from 'vitest';
import { type MatchPartKind, matchPartKinds, matchParts, matchReason, type ProRecord } from './matchPart.ts';

const record: ProRecord = { rating: 4.86, completionPercentage: 97.4 };
const newcomer: ProRecord = { rating: null, completionPercentage: null };

test('the maximum points of all parts add up to 100', () => {
  expect(matchPartKinds.reduce((sum, kind) => sum + matchParts[kind].maxPoints, 0)).toBe(100);
});

test.each<[MatchPartKind, number, ProRecord, string]>([
  ['SKILL', 30, record, 'Knows the position'],
  ['SKILL', 14, record, 'New to the position, and beginners are welcome'],
  ['SKILL', 6, record, 'Works other positions'],
  ['WORKED_HERE', 20, record, 'Has worked at this location before'],
  ['WORKED_HERE', 0, record, 'Has not worked at this location yet'],
  ['RATING', 13.9, record, 'Rated 4.9 of 5'],
  ['RATING', 7.5, newcomer, 'No reviews yet'],
  ['COMPLETION', 13.7, record, 'Worked 97% of their shifts'],
  ['COMPLETION', 9, newcomer, 'No shifts worked yet'],
  ['AVAILABILITY', 10, record, 'Takes work at this time of this day'],
  ['AVAILABILITY', 3, record, 'Usually works at other times'],
  ['DISTANCE', 10, record, 'Lives in the same city'],
  ['DISTANCE', 6, record, 'Lives in the same market'],
  ['DISTANCE', 0, record, 'Lives in another market'],
])('%s with %d points', (kind, points, known, reason) => {
  expect(matchReason(kind, points, known)).toBe(reason);
});
