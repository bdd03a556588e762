import { expect, test } from 'vitest';
import {
  deadlineText,
  entryAmount,
  outcomeText,
  statusBadge,
  subjectTexts,
  timelineText,
  valueText,
} from './disputeTexts.ts';

test.each([
  ['OPEN', true, 'Needs your answer', 'warning'],
  ['OPEN', false, 'Waiting for an answer', 'info'],
  ['RESOLVED', false, 'Decided', 'neutral'],
  ['OF_TOMORROW', false, '–', 'neutral'],
])('a dispute that is %s, for who can answer %s, reads "%s"', (status, viewerCanAnswer, label, tone) => {
  expect(statusBadge(status, viewerCanAnswer)).toEqual({ label, tone });
});

test.each([
  ['CLAIM_ACCEPTED', 'You accepted the claim.'],
  [null, null],
  ['OF_TOMORROW', null],
])('the outcome %s reads "%s"', (outcome, text) => {
  expect(outcomeText(outcome)).toBe(text);
});

test.each([
  ['OPEN', false, 'or the claim is approved.'],
  ['OPEN', true, 'or Brigade decides.'],
  ['COUNTERED', true, 'or your counteroffer counts.'],
])('the deadline of a dispute that is %s, billed elsewhere %s, ends "%s"', (status, isElsewhere, text) => {
  expect(deadlineText(status, isElsewhere)).toBe(text);
});

test.each([
  ['HOURS', 'Disputed hours', 'Adjusted'],
  ['PAYMENT', 'Disputed payment', 'Paid'],
  ['CANCELLATION', 'Disputed pay for a cancellation', 'Guaranteed'],
])('a dispute about %s is titled "%s"', (subject, title, counted) => {
  expect(subjectTexts(subject)).toEqual({ title, counted });
});

test('hours read as hours, and payments as money', () => {
  expect(valueText({ minutes: 375, cents: 14_700 })).toBe('6 h 15 min');
  expect(valueText({ minutes: null, cents: 14_700 })).toBe('$147.00');
});

test('unknown entries of the timeline have neutral words', () => {
  expect(timelineText('CLOCKED_IN')).toBe('Clocked in');
  expect(timelineText('OF_TOMORROW')).toBe('Update');
});

test.each([
  [{ kind: 'OFFER_MADE', minutes: null, cents: 1_250 }, '$12.50 bonus'],
  [{ kind: 'PRO_PAID', minutes: null, cents: 14_700 }, '$147.00'],
  [{ kind: 'DISPUTE_OPENED', minutes: 480, cents: null }, '8 h'],
  [{ kind: 'SHIFT_CANCELLED', minutes: 240, cents: null }, '4 h guaranteed'],
  [{ kind: 'CLOCKED_IN', minutes: null, cents: null }, null],
])('the amount of %j reads "%s"', (facts, text) => {
  expect(entryAmount(facts)).toBe(text);
});
