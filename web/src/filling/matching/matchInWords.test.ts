import { expect, test } from 'vitest';
import { matchInWords } from './matchInWords.ts';

test('lists the score, its parts and its blockers', () => {
  const parts = [
    { label: 'Position', points: 30, maxPoints: 30 },
    { label: 'Rating', points: 12.5, maxPoints: 15 },
  ];
  expect(matchInWords({ score: 84, parts, blockers: [{ text: 'Blocked at this location' }] })).toBe(
    'Match 84%. Position 30 of 30, Rating 12.5 of 15. Blocked at this location.',
  );
  expect(matchInWords({ score: 40, parts: [], blockers: [] })).toBe('Match 40%.');
});
