import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './searchParams.ts';

describe('the query of an address', () => {
  test('the query of an address is plain text, with readable commas and slashes', () => {
    expect(stringifySearch({ statuses: 'ready,completed', returnTo: '/locations/3', page: 2 })).toBe(
      '?statuses=ready,completed&returnTo=/locations/3&page=2',
    );
    expect(parseSearch('?statuses=ready,completed&page=2')).toEqual({
      statuses: 'ready,completed',
      page: '2',
    });
  });

  test('the query of an address leaves out what is not there', () => {
    expect(stringifySearch({ a: undefined, b: null, c: '', d: [], e: {} })).toBe('');
  });

  test('reads what it has written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ minLength: 1 })), (search) => {
        expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
      }),
    );
  });
});
