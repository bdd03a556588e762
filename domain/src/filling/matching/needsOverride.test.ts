import { expect, test } from 'vitest';
import { needsOverride } from './needsOverride.ts';

const none = { conflictCount: 0, blockers: [], hasNote: false };

test.each<[string, Partial<Parameters<typeof needsOverride>[0]>, boolean]>([
  ['nothing in the way', {}, false],
  ['a conflict', { conflictCount: 1 }, true],
  ['a missing certification', { blockers: ['MISSING_CERTIFICATION'] }, true],
  ['other work that is no conflict within the organization', { blockers: ['WORKS_ELSEWHERE'] }, true],
  ['a conflict that has a note', { conflictCount: 1, hasNote: true }, false],
  ['a missing certification that has a note', { blockers: ['MISSING_CERTIFICATION'], hasNote: true }, false],
  ['a blocked pro, who is refused anyway', { conflictCount: 1, blockers: ['BLOCKED'] }, false],
])('whether a selection needs an override with %s: %j', (_, facts, expected) => {
  expect(needsOverride({ ...none, ...facts })).toBe(expected);
});
