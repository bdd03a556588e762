import { expect, test } from 'vitest';
import { afterPosting } from './afterPosting.ts';
import { postedMessage } from './postedMessage.ts';

const gig = (databaseId: number, status = 'POSTED') => ({
  id: `gig-${databaseId}`,
  databaseId,
  startTime: '2026-06-02T02:00:00Z',
  status,
  event: null,
});
const posted = { gigs: [gig(1)], assignment: null };
const zone = 'America/New_York';

test.each([
  [posted, 'Shift posted'],
  [{ ...posted, gigs: [gig(1), gig(2)] }, '2 shifts posted'],
  [{ ...posted, gigs: [gig(1, 'UNAPPROVED')] }, 'Shift saved'],
  [{ ...posted, assignment: { assigned: 1, refusals: [] } }, 'Shift assigned'],
])('the message for %o: %s', (outcome, title) => {
  expect(postedMessage(outcome)).toMatchObject({ tone: 'success', title });
});

test('pros who could not be assigned are named', () => {
  const refusals = [{ name: 'Ada', message: 'She works elsewhere then.' }];
  expect(postedMessage({ ...posted, assignment: { assigned: 0, refusals } })).toEqual({
    tone: 'warning',
    title: 'Shift posted, but some pros couldn’t be assigned',
    description: 'Ada: She works elsewhere then.',
  });
});

test.each([
  [posted, null, '/locations/3?view=calendar&calendar_date=2026-06-01'],
  [posted, '/locations/3?period=all', '/locations/3?period=all'],
  [posted, '//evil.example', '/'],
  [{ ...posted, gigs: [{ ...gig(1), event: { databaseId: 7 } }] }, null, '/locations/3/event/7'],
])('opens the right screen after posting %o from %s: %s', (outcome, returnTo, href) => {
  expect(afterPosting(outcome, { locationId: 3, returnTo, zone, offerHref: null })).toBe(href);
});

const offerHref = (gigNumber: number) => `/offer-of-${gigNumber}`;

test('opens the offer screen for the first gig after posting for a group', () => {
  expect(afterPosting(posted, { locationId: 3, returnTo: '/', zone, offerHref })).toBe('/offer-of-1');
});
