import { gigListStatuses } from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import { gigOrders } from '@brigade/domain/schedule/gigs/gigOrder.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  breakChoices,
  eventChoices,
  isFiltered,
  listTypes,
  periods,
  readGigListSearch,
  writeGigListSearch,
} from './gigListSearch.ts';

const defaults = readGigListSearch({});

describe('the search params of the gig list', () => {
  test('the search params of the gig list default to upcoming gigs that are not cancelled, soonest first', () => {
    expect(defaults).toEqual({
      period: 'upcoming',
      statuses: ['UNFILLED', 'READY', 'COMPLETED', 'PAYMENT_DUE', 'PAYMENT_ERROR'],
      types: [],
      positions: [],
      events: null,
      breaks: null,
      isManaged: false,
      search: '',
      order: 'STARTING_SOONEST',
    });
    expect(writeGigListSearch(defaults)).toEqual({});
    expect(isFiltered(defaults)).toBe(false);
  });

  test('the search params of the gig list order past gigs latest first', () => {
    expect(readGigListSearch({ period: 'past' }).order).toBe('STARTING_LATEST');
    expect(readGigListSearch({ period: 'past', ordering: 'start_time' }).order).toBe('STARTING_SOONEST');
  });

  test.each([
    ['an unknown period', { period: 'never' }],
    ['unknown statuses', { statuses: 'ready2,,UNFILLED' }],
    ['unknown types', { types: 'private' }],
    ['positions that are no ids', { positions: '0,-1,1.5,x,99999999999' }],
    ['an unknown order', { ordering: 'wage' }],
    ['an unknown choice of events', { events: 'parties' }],
    ['an unknown choice of breaks', { breaks: 'coffee' }],
    ['what does not say that all locations are meant', { managed: 'yes' }],
    ['values that are no text', { statuses: ['ready'], search: 7, ordering: null }],
  ])('the search params of the gig list ignore %s', (_what, search) => {
    expect(readGigListSearch(search)).toEqual(defaults);
  });

  test('the search params of the gig list treat an empty choice as the default', () => {
    expect(writeGigListSearch({ ...defaults, statuses: [] })).toEqual({});
  });

  test.each([
    { statuses: ['READY'] as const },
    { types: ['NETWORK'] as const },
    { positions: [4] },
    { events: 'gigs' as const },
    { breaks: 'SKIPPED' as const },
    { search: 'cook' },
  ])('the search params of the gig list detect the filter %j', (choice) => {
    expect(isFiltered({ ...defaults, ...choice })).toBe(true);
  });

  test('the search params of the gig list round-trip', () => {
    const choice = fc.record({
      period: fc.constantFrom(...periods),
      statuses: fc.shuffledSubarray([...gigListStatuses], { minLength: 1 }),
      types: fc.shuffledSubarray([...listTypes]),
      positions: fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 5 }),
      events: fc.constantFrom(null, ...eventChoices),
      breaks: fc.constantFrom(null, ...breakChoices),
      isManaged: fc.boolean(),
      search: fc.string().map((text) => text.trim()),
      order: fc.constantFrom(...gigOrders.map(({ value }) => value)),
    });
    fc.assert(
      fc.property(choice, (chosen) => {
        const read = readGigListSearch({ ...writeGigListSearch(chosen) });
        expect({ ...read, statuses: read.statuses.toSorted() }).toEqual({
          ...chosen,
          statuses: chosen.statuses.toSorted(),
        });
      }),
    );
  });
});
