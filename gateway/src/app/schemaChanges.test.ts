import { expect, test } from 'vitest';
import {
  compare,
  outdatedDeclarations,
  undeclaredChanges,
} from '../platform/reference/changes/comparison.ts';
import { deprecations, removalDate } from '../platform/reference/changes/deprecations.ts';
import { schema } from './schema.ts';

const comparison = compare(schema);

test('no change breaks clients of the last release, unless declaredChanges.ts says why', () => {
  expect(undeclaredChanges(comparison)).toEqual([]);
});

test('every declared change is a breaking one, with its reason and date', () => {
  expect(outdatedDeclarations(comparison)).toEqual([]);
  for (const { reason, date } of comparison.declared) {
    expect(reason).toMatch(/^[A-Z].*\.$/);
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test('every deprecation says what to use instead, and until when it works', () => {
  const undated = [...deprecations(schema)].filter(([, reason]) => removalDate(reason) === null);
  expect(undated).toEqual([]);
});
