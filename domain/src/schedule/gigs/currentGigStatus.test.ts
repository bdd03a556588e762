import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { gigListStatuses } from './gigListStatus.ts';
import { currentGigStatus, currentGigStatusLabel, isGigPayDue } from './currentGigStatus.ts';

const startTime = Temporal.Instant.from('2026-11-27T20:00:00Z');
const endTime = Temporal.Instant.from('2026-11-28T04:00:00Z');
const gig = {
  status: 'CONFIRMED',
  listStatus: 'READY',
  startTime,
  endTime,
  places: 4,
  confirmed: 4,
  unpaid: null,
} as const;
const textAt = (facts: Partial<Parameters<typeof currentGigStatus>[0]>, now: Temporal.Instant) =>
  currentGigStatusLabel(currentGigStatus({ ...gig, ...facts }, now));
const second = { seconds: 1 };

test.each([
  ['before its start', startTime.subtract(second), 'Filled'],
  ['at its start', startTime, 'In progress'],
  ['before its end', endTime.subtract(second), 'In progress'],
  ['at its end', endTime, 'Ended'],
])('a filled gig %s', (_, now, text) => {
  expect(textAt({}, now)).toBe(text);
});

test.each([
  [1, 'Short-staffed'],
  [3, 'Short-staffed'],
  [4, 'In progress'],
  [5, 'In progress'],
])('a gig of 4 places with %i confirmed pros at its start: %s', (confirmed, text) => {
  expect(textAt({ confirmed }, startTime)).toBe(text);
});

test('a gig of a location that is not approved awaits the approval, and does not look for pros', () => {
  expect(textAt({ status: 'UNAPPROVED', listStatus: 'UNFILLED', confirmed: 0 }, startTime)).toBe(
    'Awaiting approval',
  );
});

test('a short-staffed gig has ended at its end', () => {
  expect(textAt({ confirmed: 1 }, endTime)).toBe('Ended');
});

test.each([
  ['PAYMENT_DUE', 0, 'Paying'],
  ['PAYMENT_ERROR', 0, 'Paying'],
  ['PAYMENT_DUE', 1, 'Payment due'],
  ['PAYMENT_ERROR', 1, 'Payment error'],
  ['PAYMENT_DUE', null, 'Payment due'],
  ['COMPLETED', 0, 'Completed'],
] as const)('a gig of the status %s with %s pros to pay: %s', (listStatus, unpaid, text) => {
  expect(textAt({ listStatus, unpaid }, endTime)).toBe(text);
});

test.each([
  ['PAYMENT_DUE', 1, true],
  ['PAYMENT_ERROR', null, true],
  ['PAYMENT_DUE', undefined, true],
  ['PAYMENT_DUE', 0, false],
  ['PAYMENT_ERROR', 0, false],
  ['PAYMENT_ERROR', 1, true],
  ['COMPLETED', 1, false],
])('whether pay is due for a gig of the status %s with %s pros to pay: %s', (listStatus, unpaid, isDue) => {
  expect(isGigPayDue(listStatus, unpaid)).toBe(isDue);
});

test('other statuses do not depend on the time', () => {
  const others = gigListStatuses.filter((status) => status !== 'READY');
  const texts = [startTime.subtract(second), startTime, endTime].map((now) =>
    others.map((listStatus) => textAt({ listStatus }, now)),
  );
  expect(texts[0]).toEqual(['Unfilled', 'Completed', 'Payment due', 'Payment error', 'Cancelled']);
  expect(texts[1]).toEqual(texts[0]);
  expect(texts[2]).toEqual(texts[0]);
});
