import { expect, test } from 'vitest';
import { postHref } from './postHref.ts';

test('leads to an empty form', () => {
  expect(postHref(3)).toBe('/locations/3/gigs-add');
});

test('takes along what the form begins with', () => {
  expect(
    postHref(3, { type: 'event', date: '2026-06-01', eventId: 7, eventName: 'Gala & ball', copyOf: 9 }),
  ).toBe(
    '/locations/3/gigs-add?post_gig_type=event&post_gig_date=2026-06-01&event_id=7&event_name=Gala+%26+ball&copy_of=9',
  );
});

test('takes along the times that were drawn', () => {
  expect(postHref(3, { date: '2026-06-01', startTime: '17:15', endTime: '01:00' })).toBe(
    '/locations/3/gigs-add?post_gig_date=2026-06-01&post_gig_start=17%3A15&post_gig_end=01%3A00',
  );
});

test('takes along where to go afterwards', () => {
  expect(postHref(3, { returnTo: '/locations/3?view=calendar' })).toBe(
    '/locations/3/gigs-add?return_to=/locations/3%3Fview%3Dcalendar',
  );
});
