import { expect, test } from 'vitest';
import { billingSearch } from './billingSearch.ts';

test.each([
  [{}, {}],
  [{ mode: 'view' }, {}],
  [{ mode: 'edit-custom' }, { mode: 'edit-custom' }],
  [
    { mode: 'add-custom', returnTo: '/locations/1?day=1' },
    { mode: 'add-custom', returnTo: '/locations/1?day=1' },
  ],
  [{ mode: 'delete', returnTo: 'https://evil.example/' }, {}],
  [{ returnTo: '//evil.example' }, {}],
])('the search params %j of the billing are read as %j', (search, expected) => {
  expect(billingSearch(search)).toEqual(expected);
});
