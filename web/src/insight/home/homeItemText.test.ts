import { describe, expect, test } from 'vitest';
import { homeItemText } from './homeItemText.ts';

const gig = {
  databaseId: 7,
  openApplications: 0,
  pendingOffers: 0,
  fillChancePercent: null,
};
const textOf = (kind: string, facts: object = {}) =>
  homeItemText({ kind, count: 2, proNames: [], gig: null, ...facts }, 1);

describe('the words of an item', () => {
  test.each([
    ['PAYMENT_FAILED', '2 shifts with a failed payment', '/locations/1/pay'],
    ['HOURS_TO_APPROVE', '2 shifts to pay', '/locations/1/pay'],
    ['GEO_LOGS_FLAGGED', '2 flagged location checks', '/locations/1/geo-logs'],
    ['INVITATIONS_OPEN', '2 open team invitations', '/locations/1/teams'],
  ])('name a number of things: %s', (kind, title, href) => {
    expect(textOf(kind)).toMatchObject({ title, href });
  });

  test('name the pros who are missing', () => {
    const proNames = ['Ana B.', 'Tariq M.'];
    expect(textOf('PROS_MISSING', { gig, proNames })).toMatchObject({
      detail: 'Ana B. and Tariq M. have not clocked in.',
      href: '/locations/1/gigs/7/roster',
    });
  });

  test.each([
    ['reviewing applicants', { openApplications: 3 }, 'Review 3', '/locations/1/gigs/7/applicants'],
    ['offers that were sent', { pendingOffers: 1 }, 'See offers', '/locations/1/gigs/7'],
    ['sending offers', {}, 'Send offers', '/locations/1/offers?offerType=existing&selected_gig_id=7'],
  ])('lead open places to %s', (_to, facts, action, href) => {
    expect(textOf('PLACES_OPEN', { gig: { ...gig, ...facts } })).toMatchObject({ action, href });
  });

  test('are missing for a kind that is not known here, and without the gig', () => {
    expect(textOf('SOMETHING_NEW')).toBeNull();
    expect(textOf('PLACES_OPEN')).toBeNull();
  });
});
