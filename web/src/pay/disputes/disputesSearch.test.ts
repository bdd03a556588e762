import { expect, test } from 'vitest';
import { readDisputesSearch, writeDisputesSearch } from './disputesSearch.ts';

test.each([
  [{}, 'open', {}],
  [{ show: 'decided' }, 'decided', { show: 'decided' }],
  [{ show: 7 }, 'open', {}],
])('the search params %j show the disputes that are %s', (search, show, written) => {
  expect(readDisputesSearch(search)).toEqual({ show });
  expect(writeDisputesSearch(readDisputesSearch(search))).toEqual(written);
});
