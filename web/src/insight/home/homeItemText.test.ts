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
    ['INVITATIONS_OPEN', '2 open team invitations', 'Follow up'],
  ])('name a number of things: %s', (kind, title, action) => {
    expect(textOf(kind)).toMatchObject({ title, action });
  });

  test('name the pros who are missing', () => {
    const proNames = ['Ana B.', 'Tariq M.'];
    expect(textOf('PROS_MISSING', { gig, proNames })).toMatchObject({
      detail: 'Ana B. and Tariq M. have not clocked in.',
      action: 'Replace',
    });
    expect(textOf('PROS_MISSING', { gig: { ...gig, canReplace: false }, proNames })).toMatchObject({
      action: 'Open',
    });
  });

  test.each([
    ['reviewing applicants', { openApplications: 3, unconfirmed: 1 }, 'Review 3'],
    ['confirming selected pros', { unconfirmed: 1, pendingOffers: 1 }, 'Confirm 1'],
    ['offers that were sent', { pendingOffers: 1 }, 'See offers'],
    ['finding pros', {}, 'Find pros'],
  ])('lead open places to %s', (_to, facts, action) => {
    expect(textOf('PLACES_OPEN', { gig: { ...gig, ...facts } })).toMatchObject({ action });
  });

  test('are missing for a kind that is not known here, and without the gig', () => {
    expect(textOf('SOMETHING_NEW')).toBeNull();
    expect(textOf('PLACES_OPEN')).toBeNull();
  });
});
