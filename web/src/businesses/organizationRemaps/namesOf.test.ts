import { expect, test } from 'vitest';
import { namesOf } from './namesOf.ts';

test.each([
  [['Ada'], 'Ada'],
  [['Ada', 'Eve'], 'Ada and Eve'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B, C, D, and E'],
  [['A', 'B', 'C', 'D', 'E', 'F'], 'A, B, C, D, E, and 1 other'],
  [['A', 'B', 'C', 'D', 'E', 'F', 'G'], 'A, B, C, D, E, and 2 others'],
])('the names %j read "%s"', (names, sentence) => {
  expect(namesOf(names)).toBe(sentence);
});
