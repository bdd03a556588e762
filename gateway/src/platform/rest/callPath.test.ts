import { describe, expect, test } from 'vitest';
import { callPath } from './callPath.ts';

describe('callPath', () => {
  test('callPath fills path parameters and escapes them, so that a value never adds a segment', () => {
    expect(callPath('/staffer/gigs/{id}/', { path: { id: '7/../8?x' } })).toBe(
      '/staffer/gigs/7%2F..%2F8%3Fx/',
    );
  });

  test('callPath sends lists comma separated and booleans as words', () => {
    expect(callPath('/gigs/', { query: { gig_id: [3, 4], managed: true } })).toBe(
      '/gigs/?gig_id=3%2C4&managed=true',
    );
  });

  test('callPath leaves out what is absent, but not what is false, zero or empty', () => {
    const query = { page: undefined, search: null, is_cancelled: false, rating_gte: 0, name: '' };
    expect(callPath('/pros/', { query })).toBe('/pros/?is_cancelled=false&name=&rating_gte=0');
  });

  test('callPath gives equal calls equal paths, whatever the order of their parameters', () => {
    expect(callPath('/gigs/', { query: { page: 1, events: 'gigs' } })).toBe(
      callPath('/gigs/', { query: { events: 'gigs', page: 1 } }),
    );
  });

  test('callPath refuses to call a path with a hole', () => {
    expect(() => callPath('/gigs/{id}/', { path: { id: '' } })).toThrow('lacks its parameter id');
  });
});
