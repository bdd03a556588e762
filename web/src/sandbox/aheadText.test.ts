import { expect, test } from 'vitest';
import { aheadText } from './aheadText.ts';

const minutes = 60_000;

test.each([
  [0, null],
  [20_000, null],
  [minutes, '1 minute ahead'],
  [61 * minutes, '1 hour 1 minute ahead'],
  [24 * 60 * minutes, '1 day ahead'],
  [(2 * 24 * 60 + 3 * 60 + 5) * minutes, '2 days 3 hours ahead'],
])('a clock that is %d ms ahead reads: %s', (offset, text) => {
  expect(aheadText(offset)).toBe(text);
});
