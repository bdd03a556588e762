import { expect, test } from 'vitest';
import { moveSearch } from './moveSearch.ts';

test.each([
  [{}, {}],
  [
    { to: 'T3Jn', search: 'vista' },
    { to: 'T3Jn', search: 'vista' },
  ],
  [{ to: '', search: '' }, {}],
  [{ to: 7, page: 'x' }, {}],
])('the search params %j of a move are read as %j', (query, expected) => {
  expect(moveSearch(query)).toEqual(expected);
});
