import { expect, test } from 'vitest';
import { addOnLabel, addOnMeaning, addOnTypes } from './addOnTypes.ts';

test('every add-on has a name and its own meaning', () => {
  expect(new Set(addOnTypes.map(addOnLabel)).size).toBe(addOnTypes.length);
  expect(new Set(addOnTypes.map(addOnMeaning)).size).toBe(addOnTypes.length);
  expect(addOnLabel('W2_WORKERS')).toBe('W-2 workers');
});
