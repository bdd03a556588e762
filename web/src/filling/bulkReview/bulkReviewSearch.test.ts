import { describe, expect, test } from 'vitest';
import { readReviewSearch, reviewedGigs, rowsOfEach, writeReviewSearch } from './bulkReviewSearch.ts';

const nothing = { others: [], shownGig: null, compared: [], isComparing: false, selectedProId: null };

describe('the address of a bulk review', () => {
  test('says nothing by default', () => {
    expect(readReviewSearch({})).toEqual(nothing);
    expect(writeReviewSearch(nothing)).toEqual({});
  });

  test('says which gigs, who is compared and whose profile is open, there and back', () => {
    const search = {
      gigs: '7,9',
      gig: '9',
      compare: '11,12',
      comparing: 'true',
      selected_pro_id: 'some-uuid',
    };
    const choice = readReviewSearch(search);
    expect(choice).toEqual({
      others: [7, 9],
      shownGig: 9,
      compared: [11, 12],
      isComparing: true,
      selectedProId: 'some-uuid',
    });
    expect(writeReviewSearch(choice)).toEqual(search);
  });

  test('leaves out what is no number, doubles and what is too much', () => {
    expect(readReviewSearch({ gigs: 'x,0,7,7,-1,8', gig: 'y', compare: '1,2,3,4,5' })).toMatchObject({
      others: [7, 8],
      shownGig: null,
      compared: [1, 2, 3, 4],
    });
    expect(readReviewSearch({ gigs: '1,2,3,4,5,6,7,8,9,10,11' }).others).toHaveLength(9);
    // The router reads a lone number as one.
    expect(readReviewSearch({ gigs: 7 }).others).toEqual([7]);
  });

  test('compares two at least', () => {
    expect(readReviewSearch({ compare: '1', comparing: 'true' }).isComparing).toBe(false);
  });
});

test('the gig of the path comes first, and each once', () => {
  expect(reviewedGigs(5, [7, 5, 9])).toEqual([5, 7, 9]);
});

test.each([
  [1, 100],
  [2, 100],
  [3, 66],
  [10, 20],
])('a bulk review of %i gigs shows %i applicants of each', (gigs, rows) => {
  expect(rowsOfEach(gigs)).toBe(rows);
});
