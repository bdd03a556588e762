import { expect, test } from 'vitest';
import { partOfClaim } from './partOfClaim.ts';

const hours = { contested: 360, claimed: 480 };
const payment = { contested: 14_700, claimed: 19_600 };
const nothing = { hours: '', minutes: '', amount: '' };

test.each([
  ['7', '15', 435, null],
  ['8', '0', 480, 'Enter less than the claim. To grant all of it, accept it.'],
  ['6', '0', 360, 'Enter more than what counts now.'],
  ['-7', '0', Number.NaN, 'Enter hours and minutes'],
])('%s hours and %s minutes are %d minutes: %s', (typed, minutes, value, problem) => {
  const part = partOfClaim({ ...nothing, hours: typed, minutes }, hours, true);
  expect(part).toEqual({ value, problem, field: 'minutes' });
});

test.each([
  ['150', 15_000, null],
  ['1000', 100_000, 'Enter less than the claim. To grant all of it, accept it.'],
  ['ten', Number.NaN, 'Enter an amount like 147.50'],
])('"%s" dollars are %d cents: %s', (amount, value, problem) => {
  const part = partOfClaim({ ...nothing, amount }, payment, false);
  expect(part).toEqual({ value, problem, field: 'amount' });
});
