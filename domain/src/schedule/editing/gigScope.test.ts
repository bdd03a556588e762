import { expect, test } from 'vitest';
import { gigScopeLabel, gigScopeToWire } from './gigScope.ts';

test.each([
  ['THIS', 'Only this shift', 'this'],
  ['FOLLOWING', 'This and following', 'following'],
  ['ALL', 'All upcoming shifts', 'bundle'],
] as const)('%s reads "%s" and travels as %s', (scope, label, wire) => {
  expect(gigScopeLabel(scope)).toBe(label);
  expect(gigScopeToWire(scope)).toBe(wire);
});
