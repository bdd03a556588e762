import { expect, test } from 'vitest';
import { connectSearch } from './connectSearch.ts';

const uuid = '0b9e6f3a-1c2d-4e5f-8a9b-0c1d2e3f4a5b';

test.each([
  [{}, {}],
  [{ signup: 'true', market_id: 3 }, { market_id: '3' }],
  [
    { signup: false, pro_uuid: uuid },
    { signup: 'false', pro_uuid: uuid },
  ],
  [{ invite: 'aB-9_x', other: 'x' }, { invite: 'aB-9_x' }],
  [{ invite: '<b>', market_id: 'x', pro_uuid: '1' }, {}],
])('the search params %j of a connection read as %j', (search, read) => {
  expect(connectSearch(search)).toEqual(read);
});
