import { expect, test } from 'vitest';
import { placeOfPro } from './placeOfPro.ts';

test('a pro whose home is known is shown with the distance', () => {
  expect(placeOfPro('Evanston', 'Chicago', 12)).toBe('Evanston · Chicago · 12 miles away');
});

test.each([
  ['Evanston', 'Chicago', 'Evanston · Chicago'],
  ['Chicago', 'Chicago', 'Chicago'],
  [null, 'Chicago', 'Chicago'],
  ['Evanston', null, 'Evanston'],
  [undefined, null, ''],
])('a pro in %s of the market %s is shown at "%s"', (city, marketName, text) => {
  expect(placeOfPro(city, marketName)).toBe(text);
});
