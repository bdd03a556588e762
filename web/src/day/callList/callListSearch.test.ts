import { expect, test } from 'vitest';
import { readCallListSearch, writeCallListSearch } from './callListSearch.ts';

test.each([
  [{}, { date: null, name: '' }, {}],
  [
    { date: '2099-01-15', name: 'Ana' },
    { date: '2099-01-15', name: 'Ana' },
    { date: '2099-01-15', name: 'Ana' },
  ],
  [{ date: '2099-02-30', name: 7 }, { date: null, name: '7' }, { name: '7' }],
])('the call list reads %j from its address', (search, choice, written) => {
  expect(readCallListSearch(search)).toEqual(choice);
  expect(writeCallListSearch(choice)).toEqual(written);
});
