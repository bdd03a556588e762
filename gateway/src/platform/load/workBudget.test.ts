import { beforeEach, expect, test } from 'vitest';
import { createWorkBudget } from './workBudget.ts';

let now = 0;
beforeEach(() => {
  now = 0;
});

const budget = () => createWorkBudget({ capacity: 100, perSecond: 10 }, () => now);

test('a caller may begin until its credit is used up, and again when it has earned some', () => {
  const { charge, secondsUntilCredit } = budget();
  charge('a', 99);
  expect(secondsUntilCredit('a')).toBe(0);
  charge('a', 31);
  expect(secondsUntilCredit('a')).toBe(4);
  now = 3_000;
  expect(secondsUntilCredit('a')).toBe(1);
  now = 4_000;
  expect(secondsUntilCredit('a')).toBe(0);
});

test('one caller uses up nothing of the budget of another', () => {
  const { charge, secondsUntilCredit } = budget();
  charge('a', 1_000);
  expect(secondsUntilCredit('b')).toBe(0);
});

test('a budget saves up no more than its capacity', () => {
  const { charge, secondsUntilCredit } = budget();
  charge('a', 10);
  now = 1_000_000;
  charge('a', 100);
  expect(secondsUntilCredit('a')).toBe(1);
});

test('an account is never overdrawn so far that it takes more than ten times the whole to fill up', () => {
  const { charge, owing, secondsUntilCredit } = budget();
  charge('a', 1e9);
  expect(owing()).toEqual([['a', 100_000]]);
  expect(secondsUntilCredit('a')).toBe(91);
});

test('what is learned of an account replaces it, and only accounts that are not full are listed', () => {
  const { balanceOf, charge, owing, settle } = budget();
  charge('a', 50);
  charge('b', 10);
  settle('a', 2_000);
  expect(balanceOf('a')).toBe(80);
  now = 1_000;
  expect(owing()).toEqual([['a', 2_000]]);
});
