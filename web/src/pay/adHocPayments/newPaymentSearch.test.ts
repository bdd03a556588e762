import { expect, test } from 'vitest';
import { readNewPaymentSearch, shiftStatuses, writeNewPaymentSearch } from './newPaymentSearch.ts';

const nothing = { gig: null, pro: null, search: '' };

test.each([
  [{}, nothing],
  [
    { gig: '7', pro: '12', search: ' cook ' },
    { gig: 7, pro: 12, search: 'cook' },
  ],
  [{ pro: '12' }, nothing],
  [
    { gig: '7', pro: 'x' },
    { ...nothing, gig: 7 },
  ],
  [{ search: ['cook'] }, nothing],
  [{ search: 'x'.repeat(101) }, { ...nothing, search: 'x'.repeat(100) }],
])('reads the search params %j of a new payment', (search, choice) => {
  expect(readNewPaymentSearch(search)).toEqual(choice);
});

test('writes what is chosen', () => {
  expect(writeNewPaymentSearch(nothing)).toEqual({});
  expect(writeNewPaymentSearch({ gig: 7, pro: 12, search: 'cook' })).toEqual({
    gig: '7',
    pro: '12',
    search: 'cook',
  });
});

test('only a search finds shifts that were cancelled', () => {
  expect(shiftStatuses('')).toEqual(['PAYMENT_DUE', 'PAYMENT_ERROR', 'COMPLETED']);
  expect(shiftStatuses('cook')).toEqual(['PAYMENT_DUE', 'PAYMENT_ERROR', 'COMPLETED', 'CANCELLED']);
});
