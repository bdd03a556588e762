import { expect, test } from 'vitest';
import { matchesSearch } from './matchesSearch.ts';

test.each([
  ['', true],
  ['  ', true],
  ['finch', true],
  ['FINCH york', true],
  ['york finch', true],
  ['finch boston', false],
  ['finchnew', false],
])('"%s" finds Copperfinch in New York: %s', (search, isFound) => {
  expect(matchesSearch(search, ['Copperfinch', 'New York'])).toBe(isFound);
});
