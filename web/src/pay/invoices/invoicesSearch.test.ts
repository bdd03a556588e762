import { expect, test } from 'vitest';
import { invoicesFilter, readInvoicesSearch, writeInvoicesSearch } from './invoicesSearch.ts';

test.each([
  [{}, { show: 'all', search: '' }],
  [
    { show: 'paid', search: ' 0001 ' },
    { show: 'paid', search: '0001' },
  ],
  [
    { show: 'void', search: 7 },
    { show: 'all', search: '' },
  ],
])('the search params %j read as the choice %j of invoices', (search, choice) => {
  expect(readInvoicesSearch(search)).toEqual(choice);
});

test('defaults are left out of the address', () => {
  expect(writeInvoicesSearch({ show: 'all', search: '' })).toEqual({});
  expect(writeInvoicesSearch({ show: 'unpaid', search: '0001' })).toEqual({ show: 'unpaid', search: '0001' });
});

test.each([
  [{ show: 'all', search: '' } as const, { statuses: null, search: null }],
  [
    { show: 'unpaid', search: '0001' } as const,
    { statuses: ['ISSUED', 'FAILED', 'OVERDUE'], search: '0001' },
  ],
])('the choice of invoices %j is the filter %j', (choice, filter) => {
  expect(invoicesFilter(choice)).toEqual(filter);
});
