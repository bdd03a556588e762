import { expect, test } from 'vitest';
import { suggestedBreakMinutes } from './suggestedBreak.ts';

test.each([
  [0, 0],
  [300, 0],
  [301, 30],
  [600, 30],
  [601, 60],
  [960, 60],
])('a shift of %d minutes usually has %d minutes of break', (shift, minutes) => {
  expect(suggestedBreakMinutes(shift)).toBe(minutes);
});

test.each([
  [450, 0],
  [451, 20],
  [700, 40],
])('where a market has its own rules they count: %d minutes have %d', (shift, minutes) => {
  const rules = [
    { triggerMinutes: 660, lengthMinutes: 40 },
    { triggerMinutes: 450, lengthMinutes: 20 },
  ];

  expect(suggestedBreakMinutes(shift, rules)).toBe(minutes);
});

test('there is no break without rules', () => {
  expect(suggestedBreakMinutes(900, [])).toBe(0);
});
