import { expect, test } from 'vitest';
import { type MatchBlockerKind, matchBlockerText } from './matchBlocker.ts';

test.each<[MatchBlockerKind, string[], string]>([
  ['BLOCKED', [], 'Blocked at this location'],
  ['SUSPENDED', [], 'Takes no shifts at the moment'],
  ['MISSING_CERTIFICATION', ['Food Handler Card', 'OSHA 10'], 'Lacks: Food Handler Card, OSHA 10'],
  ['MISSING_CERTIFICATION', [], 'Lacks a certification that the shift needs'],
  ['MISSING_BACKGROUND_CHECK', [], 'Has no background check, which the shift needs'],
  ['WORKS_ELSEWHERE', [], 'Works another shift at that time'],
])('the text of the blocker %s with %j', (kind, names, text) => {
  expect(matchBlockerText(kind, names)).toBe(text);
});
