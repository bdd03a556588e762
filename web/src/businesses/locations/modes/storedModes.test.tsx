import { expect, test } from 'vitest';
import { storedModes, storeModes } from './storedModes.ts';

test('keeps the mode of each location for the next visit', () => {
  expect(storedModes()).toEqual({});
  storeModes({ 3: 'HIRE', 4: 'MARKETPLACE' });
  expect(storedModes()).toEqual({ 3: 'HIRE', 4: 'MARKETPLACE' });
});

test.each([
  ['', {}],
  ['no json', {}],
  ['null', {}],
  ['"HIRE"', {}],
  ['{"3":"HIRE","4":"SLEEP"}', { 3: 'HIRE' }],
])('takes what it can from damaged storage: %s', (stored, modes) => {
  localStorage.setItem('brigade.modes', stored);
  expect(storedModes()).toEqual(modes);
});
