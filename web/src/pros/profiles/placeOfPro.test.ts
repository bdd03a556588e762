import { expect, test } from 'vitest';
import { placeOfPro } from './placeOfPro.ts';

test.each([
  ['Evanston', 'Chicago', 'Evanston · Chicago'],
  ['Chicago', 'Chicago', 'Chicago'],
  [null, 'Chicago', 'Chicago'],
  ['Evanston', null, 'Evanston'],
  [undefined, null, ''],
])('a pro in %s of the market %s is shown at "%s"', (city, marketName, text) => {
  expect(placeOfPro(city, marketName)).toBe(text);
});
