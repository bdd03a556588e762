import { expect, test } from 'vitest';
import { readNewPaymentSearch, writeNewPaymentSearch } from './newPaymentSearch.ts';

test.each([
  [{}, { gig: null, pro: null }],
  [
    { gig: '7', pro: '12' },
    { gig: 7, pro: 12 },
  ],
  [{ pro: '12' }, { gig: null, pro: null }],
  [
    { gig: '7', pro: 'x' },
    { gig: 7, pro: null },
  ],
])('reads %j', (search, choice) => {
  expect(readNewPaymentSearch(search)).toEqual(choice);
});

test('writes what is chosen', () => {
  expect(writeNewPaymentSearch({ gig: null, pro: null })).toEqual({});
  expect(writeNewPaymentSearch({ gig: 7, pro: 12 })).toEqual({ gig: '7', pro: '12' });
});
