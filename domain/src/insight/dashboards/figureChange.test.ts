import { expect, test } from 'vitest';
import { figureChange, type FigureChange } from './figureChange.ts';
import type { Measure } from './measures.ts';

const cost: Measure = { key: 'cost', label: 'Cost', kind: 'money', better: null, isMain: true };
const late: Measure = { key: 'late', label: 'Late', kind: 'count', better: 'less', isMain: true };
const toFill: Measure = {
  key: 'minutesToFill',
  label: 'Time to fill',
  kind: 'duration',
  better: 'less',
  isMain: true,
};
const rate: Measure = { key: 'filledPercent', label: 'Fill', kind: 'percent', better: 'more', isMain: true };

test.each<[Measure, number | null, number | null, FigureChange]>([
  [cost, 11_200, 10_000, { direction: 'up', isGood: null, text: '12% more than $100.00' }],
  [cost, 10_001, 10_000, { direction: 'up', isGood: null, text: 'About the same as $100.00' }],
  [cost, 9950, 10_000, { direction: 'down', isGood: null, text: '0.5% less than $100.00' }],
  [cost, 500, 0, { direction: 'up', isGood: null, text: 'None before' }],
  [late, 0, 4, { direction: 'down', isGood: true, text: '4 fewer than 4' }],
  [late, 3, 0, { direction: 'up', isGood: false, text: '3 more than 0' }],
  [late, 0, 0, { direction: 'same', isGood: null, text: 'Same as before: 0' }],
  [toFill, 900, 600, { direction: 'up', isGood: false, text: '50% longer than 10 h' }],
  [toFill, 300, 600, { direction: 'down', isGood: true, text: '50% shorter than 10 h' }],
  [toFill, 300, 0, { direction: 'up', isGood: false, text: 'Filled at once before' }],
  [rate, 92.5, 88, { direction: 'up', isGood: true, text: '4.5 points more than 88%' }],
  [rate, 70, 88, { direction: 'down', isGood: false, text: '18 points less than 88%' }],
  [rate, null, 88, { direction: 'same', isGood: null, text: 'Nothing to compare with' }],
  [rate, 88, null, { direction: 'same', isGood: null, text: 'Nothing to compare with' }],
])('the change of %o from %s to the earlier %s', (measure, current, compared, expected) => {
  expect(figureChange(measure, current, compared)).toEqual(expected);
});
