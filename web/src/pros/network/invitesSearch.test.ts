import { expect, test } from 'vitest';
import { readInvitesSearch } from './invitesSearch.ts';

test.each([
  [{}, {}],
  [
    { status: 'SENT', search: ' nia ', dialog: 'import' },
    { status: 'SENT', search: 'nia', dialog: 'import' },
  ],
  [{ status: 'GONE', search: '', dialog: 'other' }, {}],
  [{ search: 615 }, { search: '615' }],
])('the search params %j of invites are read as %j', (search, read) => {
  expect(readInvitesSearch(search)).toEqual(read);
});
