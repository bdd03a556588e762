import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { gigEditing, whyNotCancel, whyNotEdit } from './gigChanging.ts';
import type { GigStatus } from '../gigs/gigStatus.ts';

const start = Temporal.Instant.from('2026-11-20T18:00:00Z');
const end = start.add({ hours: 6 });
const at = (status: GigStatus) => ({ status, start, end });
const before = start.subtract({ seconds: 1 });

test.each([
  ['POSTED', before, 'EVERYTHING'],
  ['UNAPPROVED', before, 'EVERYTHING'],
  ['CONFIRMED', start, 'NOTES_AND_PLACES'],
  ['CONFIRMED', end, 'NOTES'],
  ['INCOMPLETE', end, 'NOTES'],
  ['FAILED_PAYMENT', end, 'NOTES'],
  ['CANCELLED', before, 'NOTHING'],
  ['UNFILLED', end, 'NOTHING'],
  ['COMPLETED', end, 'NOTHING'],
] as const)('a gig that is %s at %s can change in %s', (status, now, editing) => {
  expect(gigEditing(at(status), now)).toBe(editing);
  expect(whyNotEdit(at(status)) === null).toBe(editing !== 'NOTHING');
});

test('returns the reason why a gig cannot be changed or cancelled', () => {
  expect(whyNotEdit(at('UNFILLED'))).toBe(
    'This shift started without a confirmed pro: it can no longer change.',
  );
  expect(whyNotEdit(at('COMPLETED'))).toBe('This shift is completed: it can no longer change.');
  expect(whyNotCancel(at('CANCELLED'), before)).toBe(
    'This shift is cancelled: there is nothing left to cancel.',
  );
  expect(whyNotCancel(at('CONFIRMED'), start)).toContain('has started');
  expect(whyNotCancel(at('CONFIRMED'), before)).toBeNull();
});
