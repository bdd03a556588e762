import { expect, test } from 'vitest';
import { readDisputesSearch } from './disputesSearch.ts';

test.each([
  [{}, 'open'],
  [{ show: 'open' }, 'open'],
  [{ show: 'decided' }, 'decided'],
  [{ show: 'all' }, 'open'],
])('%j shows the disputes that are %s', (search, show) => {
  expect(readDisputesSearch(search)).toEqual({ show });
});
