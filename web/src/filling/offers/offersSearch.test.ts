import { expect, test } from 'vitest';
import { readOffersSearch, writeOffersSearch } from './offersSearch.ts';

const one = '11111111-1111-4111-8111-111111111111';
const other = '22222222-2222-4222-8222-222222222222';

test.each([
  [{}, { gigId: null, pros: [], groups: [] }],
  [
    { selected_gig_id: '7', selected_pro_id: one },
    { gigId: 7, pros: [one], groups: [] },
  ],
  [
    { pros: `${one},${other},${one}`, groups: '3,4,3' },
    { gigId: null, pros: [one, other], groups: [3, 4] },
  ],
  [
    { selected_gig_id: '-1', pros: 'unknown', groups: '0,x' },
    { gigId: null, pros: [], groups: [] },
  ],
])('the search params %j of an offer are read as %j', (search, choice) => {
  expect(readOffersSearch(search)).toEqual(choice);
});

test.each([
  { gigId: null, pros: [], groups: [] },
  { gigId: 7, pros: [one], groups: [] },
  { gigId: 7, pros: [one, other], groups: [1, 2] },
])('the choice %j of an offer survives the address', (choice) => {
  expect(readOffersSearch({ ...writeOffersSearch(choice) })).toEqual(choice);
});

test('the address says whether the gig is there or to be chosen', () => {
  expect(writeOffersSearch({ gigId: null, pros: [], groups: [] }).offerType).toBe('select');
  expect(writeOffersSearch({ gigId: 7, pros: [], groups: [] }).offerType).toBe('existing');
});
