import { expect, test } from 'vitest';
import { offsetText } from './offsetText.ts';

test.each([
  [{ east: 10, north: 40 }, '40 m north, 10 m east of the saved pin'],
  [{ east: -10.4, north: -3.6 }, '4 m south, 10 m west of the saved pin'],
  [{ east: 0.4, north: 15 }, '15 m north of the saved pin'],
  [{ east: -0.4, north: 0.4 }, 'At the saved pin'],
  [{ east: 12_000, north: 0 }, '12 km east of the saved pin'],
])('an offset of %j reads %s', (offset, text) => {
  expect(offsetText(offset, 'the saved pin')).toBe(text);
});
