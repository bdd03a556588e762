import { describe, expect, test } from 'vitest';
import { homeItemText } from './homeItemText.ts';

const gig = {
  unconfirmed: 0,
  canReplace: true,
  openApplications: 0,
  pendingOffers: 0,
  fillChancePercent: null,
};
const textOf = (kind: string, facts: object = {}) =>
  homeItemText({ kind, count: 2, proNames: [], gig: null, ...facts });

describe('the words of an item', () => {
  test.each([
    ['PAYMENT_FAILED', '2 shifts with a failed payment', 'Retry'],
    ['HOURS_TO_APPROVE', '2 shifts to pay', 'Approve hours'],
    ['DISPUTES_OPEN', '2 disputes to answer', 'Answer'],
    ['GEO_LOGS_FLAGGED', '2 flagged location checks', 'Review'],
    ['EXTRA_PAYMENTS_FAILED', '2 failed extra payments', 'Retry'],
    ['INVOICES_UNPAID', '2 invoices to pay', 'Pay'],
    ['INVOICES_TO_REVIEW', '2 invoices to review', 'Review'],
    ['APPLICANTS_WAITING', '2 applicants for other shifts', 'Review'],
    ['OFFERS_UNANSWERED', '2 open offers for other shifts', 'See offers'],
    ['INVITATIONS_OPEN', '2 open team invitations', 'Follow up'],
  ])('the words of an item name a number of things: %s', (kind, title, action) => {
    expect(textOf(kind)).toMatchObject({ title, action });
  });

  test('the words of an item name the pros who are missing', () => {
    const proNames = ['Ana B.', 'Tariq M.'];
    expect(textOf('PROS_MISSING', { gig, proNames })).toMatchObject({
      detail: 'Ana B. and Tariq M. have not clocked in.',
      action: 'Replace',
    });
    expect(textOf('PROS_MISSING', { gig: { ...gig, canReplace: false }, proNames })).toMatchObject({
      action: 'Open',
    });
  });

  test('the words of an item name the pros who do not come, and say how many places of the shift are open', () => {
    expect(textOf('REPLACEMENTS_NEEDED', { gig, proNames: ['Ana B.'] })).toMatchObject({
      detail: 'Ana B. is not coming · 2 open places',
      action: 'Replace',
    });
    expect(
      textOf('REPLACEMENTS_NEEDED', { gig: { ...gig, pendingOffers: 1 }, proNames: ['Ana B.', 'Tariq M.'] }),
    ).toMatchObject({
      detail: 'Ana B. and Tariq M. are not coming · 2 open places · 1 offer without an answer',
    });
  });

  test.each([
    ['reviewing applicants', { openApplications: 3, unconfirmed: 1 }, 'Review 3'],
    ['confirming selected pros', { unconfirmed: 1, pendingOffers: 1 }, 'Confirm 1'],
    ['offers that were sent', { pendingOffers: 1 }, 'See offers'],
    ['finding pros', {}, 'Find pros'],
  ])('the words of an item lead open places to %s', (_to, facts, action) => {
    expect(textOf('PLACES_OPEN', { gig: { ...gig, ...facts } })).toMatchObject({ action });
  });

  test('the words of an item are missing for a kind that is not known here, and without the gig', () => {
    expect(textOf('SOMETHING_NEW')).toBeNull();
    expect(textOf('PLACES_OPEN')).toBeNull();
  });
});
