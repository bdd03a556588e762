import { describe, expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { type HomeItemFacts, type HomeItemKind, sortByWorstItem, sortHomeItems } from './homeItems.ts';

const now = Temporal.Instant.from('2026-11-23T15:00:00Z');
const item = (kind: HomeItemKind, hours: number | null = null, count = 1): HomeItemFacts => ({
  kind,
  count,
  startsAt: hours === null ? null : now.add({ hours }),
});

describe('the order of places', () => {
  test('places are in the order of their worst items, and those with nothing to do come last as they were', () => {
    const places = [
      { name: 'quiet', worst: null },
      { name: 'to pay', worst: item('HOURS_TO_APPROVE') },
      { name: 'calm', worst: null },
      { name: 'open tonight', worst: item('PLACES_OPEN', 3) },
      { name: 'missing', worst: item('PROS_MISSING', -1) },
    ];
    const sorted = sortByWorstItem(places, ({ worst }) => worst, now);
    expect(sorted.map(({ name }) => name)).toEqual(['missing', 'open tonight', 'to pay', 'quiet', 'calm']);
  });
});

describe('the order of what needs attention', () => {
  test('what needs attention is in the order of what it costs to leave it', () => {
    const expected = [
      item('REPLACEMENTS_NEEDED', -2),
      item('PROS_MISSING', -1),
      item('PLACES_OPEN', 23),
      item('PAYMENT_FAILED'),
      item('EXTRA_PAYMENTS_FAILED'),
      item('INVOICES_UNPAID'),
      item('DISPUTES_OPEN'),
      item('PLACES_OPEN', 24),
      item('PLACES_OPEN', 71),
      item('APPLICANTS_WAITING'),
      item('HOURS_TO_APPROVE'),
      item('GEO_LOGS_FLAGGED'),
      item('CERTIFICATIONS_EXPIRING'),
      item('INVOICES_TO_REVIEW'),
      item('PLACES_OPEN', 72),
      item('OFFERS_UNANSWERED'),
      item('INVITATIONS_OPEN'),
    ];
    expect(sortHomeItems(expected.toReversed(), now)).toEqual(expected);
  });

  test('what needs attention begins with the earlier gig, then the one with more open places', () => {
    const expected = [item('PLACES_OPEN', 2), item('PLACES_OPEN', 3, 4), item('PLACES_OPEN', 3, 1)];
    expect(sortHomeItems(expected.toReversed(), now)).toEqual(expected);
  });

  test('open places without a known start are last among open places', () => {
    const expected = [item('PLACES_OPEN', 2), item('PLACES_OPEN')];
    expect(sortHomeItems(expected.toReversed(), now)).toEqual(expected);
  });

  test('the larger of two items without a start is first', () => {
    const expected = [item('GEO_LOGS_FLAGGED', null, 3), item('GEO_LOGS_FLAGGED', null, 1)];
    expect(sortHomeItems(expected.toReversed(), now)).toEqual(expected);
  });
});
