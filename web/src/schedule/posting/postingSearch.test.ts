import { expect, test } from 'vitest';
import { readPostingSearch, writePostingSearch } from './postingSearch.ts';

const full = {
  post_gig_type: 'event',
  post_gig_date: '2026-06-01',
  post_gig_start: '09:15',
  post_gig_end: '00:00',
  event_name: 'Spring Gala',
  event_id: '7',
  offer_pro: 'uuid-3',
  offer_group: '4',
  copy_of: '12',
  return_to: '/locations/1?view=calendar',
};

test('everything in the address fills in the form, and is written the same', () => {
  const choice = readPostingSearch(full);
  expect(choice).toEqual({
    type: 'event',
    date: '2026-06-01',
    times: { startTime: '09:15', endTime: '00:00' },
    eventName: 'Spring Gala',
    eventId: 7,
    offerPro: 'uuid-3',
    offerGroup: 4,
    copyOf: 12,
    returnTo: '/locations/1?view=calendar',
  });
  expect(writePostingSearch(choice)).toEqual(full);
});

test('an empty address begins a single shift', () => {
  const choice = readPostingSearch({});
  expect(choice.type).toBe('single');
  expect(writePostingSearch(choice)).toEqual({});
});

test.each([
  { post_gig_type: 'party' },
  { post_gig_date: '2026-02-30' },
  { post_gig_date: 'soon' },
  { post_gig_start: '09:00' },
  { post_gig_start: '09:00', post_gig_end: '24:00' },
  { post_gig_start: '9:00', post_gig_end: '17:00' },
  { post_gig_start: '09:00', post_gig_end: '09:00' },
  { event_id: '-1' },
  { copy_of: '1e3' },
  { event_name: ' ' },
])('the search params %o are dropped', (search) => {
  expect(writePostingSearch(readPostingSearch(search))).toEqual({});
});
