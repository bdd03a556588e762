import { expect, test } from 'vitest';
import { changeGigListFilter } from './changeGigListFilter.ts';
import { gigListFilters } from './gigListFilters.ts';
import { readGigListSearch } from './gigListSearch.ts';

const choice = readGigListSearch({});

test.each([
  ['statuses', ['READY', 'UNFILLED'], { statuses: ['UNFILLED', 'READY'] }],
  ['types', ['NETWORK'], { types: ['NETWORK'] }],
  ['positions', ['12', '7'], { positions: [12, 7] }],
  ['events', ['gigs'], { events: 'gigs' }],
  ['events', [], { events: null }],
  ['breaks', ['TOO_LATE'], { breaks: 'TOO_LATE' }],
  ['breaks', [], { breaks: null }],
  ['managed', ['true'], { isManaged: true }],
  ['managed', [], { isManaged: false }],
])('selecting in the filter %s the options %j changes only this', (id, selected, change) => {
  expect(changeGigListFilter(choice, id, selected)).toEqual({ ...choice, ...change });
});

test('each filter shows what was selected in it', () => {
  const offered = { positions: [{ value: '7', label: 'Line Cook' }], hasWork: true };
  for (const { id, options } of gigListFilters(choice, offered)) {
    const first = options.slice(0, 1).map(({ value }) => value);
    const changed = gigListFilters(changeGigListFilter(choice, id, first), offered);
    expect(changed.find((filter) => filter.id === id)?.selected).toEqual(first);
  }
});

test('breaks are offered once people work, and as long as they filter', () => {
  const idsOf = (shown: typeof choice, hasWork: boolean) =>
    gigListFilters(shown, { positions: [], hasWork }).map(({ id }) => id);
  expect(idsOf(choice, false)).not.toContain('breaks');
  expect(idsOf(choice, true)).toContain('breaks');
  expect(idsOf({ ...choice, breaks: 'SKIPPED' }, false)).toContain('breaks');
});
