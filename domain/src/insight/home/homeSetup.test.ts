import { expect, test } from 'vitest';
import { homeSetupSteps, isSetUp } from './homeSetup.ts';

test.each([
  ['FIRST_SHIFT', false],
  ['PAYMENT_METHOD', false],
  ['APPROVAL', false],
  ['TERMS', false],
  ['TEAM', true],
  ['CONTACT', true],
])('a location that lacks only %s is set up: %s', (missing, expected) => {
  expect(isSetUp(homeSetupSteps.map((kind) => ({ kind, isDone: kind !== missing })))).toBe(expected);
});

test('a location without steps to do is set up', () => {
  expect(isSetUp([])).toBe(true);
});
