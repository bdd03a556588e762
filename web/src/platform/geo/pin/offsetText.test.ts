import { expect, test } from 'vitest';
import { offsetText } from './offsetText.ts';

test.each([
  [{ east: 3, north: 12 }, '40 ft north, 10 ft east of the saved pin'],
  [{ east: -10.4, north: -3.6 }, '10 ft south, 30 ft west of the saved pin'],
  [{ east: 1.4, north: 15 }, '50 ft north of the saved pin'],
  [{ east: -1.4, north: 1.4 }, 'At the saved pin'],
  [{ east: 12_000, north: 0 }, '7.5 miles east of the saved pin'],
])('an offset of %j reads %s', (offset, text) => {
  expect(offsetText(offset, 'the saved pin')).toBe(text);
});
