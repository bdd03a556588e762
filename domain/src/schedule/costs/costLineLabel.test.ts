import { expect, test } from 'vitest';
import { costLineCodes, costLineLabel } from './costLineLabel.ts';

test('every part of a cost has a name of its own', () => {
  expect(new Set(costLineCodes.map(costLineLabel)).size).toBe(costLineCodes.length);
  expect(costLineLabel('LABOR')).toBe('Wages');
});
